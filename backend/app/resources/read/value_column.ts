import { daysUntil, snake, sumOf, tableName, type Field, type SumOf } from '@barem/resources/kit'
import { todayInVietnam } from '#app/engine/today'

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

/**
 * SQL of the days from today in Vietnam until a day, negative once it is past, null without one.
 * @param moment SQL of a timestamptz that it is; now unless said
 */
export const daysBetween = (day: string, moment?: string): string => `(${day} - ${todayInVietnam(moment)})`

/** SQL of the values of a field, the row having that alias: its column, or what is worked out as the row is read. */
export function valueColumn(name: string, field: Field, alias: string): string {
  const [sum, day] = [sumOf(field), daysUntil(field)]
  if (sum) return summed(sum, alias)
  return day === null ? `${alias}.${snake(name)}` : daysBetween(`${alias}.${snake(day)}`)
}
