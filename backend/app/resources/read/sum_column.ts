import { snake, sumOf, tableName, type Field, type SumOf } from '@barem/resources/kit'

const text = (word: string) => `'${word.replaceAll("'", "''")}'`

/** The rows that a sum adds up, for the row with that alias. */
const counted = ({ by, where }: SumOf, alias: string): string =>
  [
    `s.tenant_id = ${alias}.tenant_id`,
    `s.${snake(by)} = ${alias}.id`,
    ...Object.entries(where).map(([name, choices]) => `s.${snake(name)} in (${choices.map(text).join(', ')})`),
  ].join(' and ')

const summed = (sum: SumOf, alias: string): string =>
  `(select coalesce(sum(s.${snake(sum.field)}), 0) from ${tableName(sum.resource)} s where ${counted(sum, alias)})`

/** Where the values of a field are read from, the row having that alias: its column, or what is summed up for it. */
export function valueColumn(name: string, field: Field, alias: string): string {
  const sum = sumOf(field)
  return sum ? summed(sum, alias) : `${alias}.${snake(name)}`
}
