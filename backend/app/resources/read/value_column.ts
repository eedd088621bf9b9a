import {
  daysUntil,
  linkedBy,
  paidBy,
  snake,
  sumsOf,
  tableName,
  type Field,
  type LinkedBy,
  type PaidBy,
  type SumOfLedger,
  type SumOfRows,
  type SumPart,
} from '@barem/resources/kit'
import { ledgerList } from '@barem/resources/ledgers'
import { todayInVietnam } from '#app/engine/today'
import { joinTableName } from '../schema/desired_table.ts'

type BillsOf = Extract<PaidBy, { bills: unknown }>['bills']

const text = (word: string) => `'${word.replaceAll("'", "''")}'`

/** The rows that a sum adds up, for the row with that alias. */
const counted = ({ by, where }: Pick<SumOfRows, 'by' | 'where'>, alias: string): string =>
  among(`s.${snake(by)} = ${alias}.id`, where, alias)

/** The rows that fit `which`, of the company of the row with that alias, by their selects. */
const among = (which: string, where: SumOfRows['where'], alias: string): string =>
  [
    `s.tenant_id = ${alias}.tenant_id`,
    which,
    ...Object.entries(where).map(([name, choices]) => `s.${snake(name)} in (${choices.map(text).join(', ')})`),
  ].join(' and ')

/** The bills of the row with that alias: those of it alone, and those of it and others. */
function billing({ resource, by, also, where }: BillsOf, alias: string): string {
  if (also === undefined) return counted({ by, where }, alias)
  const [table, own] = [tableName(resource), `tenant_id = ${alias}.tenant_id and`]
  const of = `select id from ${table} where ${own} ${snake(by)} = ${alias}.id
    union select owner_id from ${joinTableName({ table }, also)} where ${own} target_id = ${alias}.id`
  return among(`s.id in (${of})`, where, alias)
}

/** Table of the balance that a ledger keeps per one key. */
const balanceTable = (ledger: string, by: string): string =>
  ledgerList.find(({ name }) => name === ledger)!.balances.find(({ per }) => per.join() === by)!.table

/** Table of what a sum of a ledger adds up: balances, or the entries themselves. */
const summedTable = ({ ledger, by, entries = false }: SumOfLedger): string =>
  entries ? ledgerList.find(({ name }) => name === ledger)!.table : balanceTable(ledger, by)

/** The balances of the lines of the row with that alias. */
const ofLines = (lines: string, by: string, alias: string): string =>
  among(
    `s.${snake(by)} in (select id from ${tableName(lines)} where tenant_id = ${alias}.tenant_id and owner_id = ${alias}.id)`,
    {},
    alias,
  )

/** SQL of whether the selects of the row with that alias are as `where` says. */
const isSo = (where: SumOfRows['where'], alias: string): string =>
  Object.entries(where)
    .map(([name, choices]) => `${alias}.${snake(name)} in (${choices.map(text).join(', ')})`)
    .join(' and ') || 'true'

/** The figure of a sum, or an average, and the rows that it is read from; a sum also where there is nothing to add. */
function read(sum: SumPart, alias: string): [figure: string, from: string] {
  if ('own' in sum)
    return [`case when ${isSo(sum.where, alias)} then coalesce(${alias}.${snake(sum.own)}, 0) else 0 end`, '']
  const [table, where] = 'ledger' in sum ? [summedTable(sum), {}] : [tableName(sum.resource), sum.where]
  const rows = 'lines' in sum && sum.lines ? ofLines(sum.lines, sum.by, alias) : counted({ by: sum.by, where }, alias)
  const added = `sum(s.${snake(sum.field)})`
  const figure = 'per' in sum && sum.per ? `${added} / nullif(sum(s.${snake(sum.per)}), 0)` : `coalesce(${added}, 0)`
  return [figure, `from ${table} s where ${rows}`]
}

/** SQL of the value of a sum, for the row with that alias. */
function total(sum: SumPart, alias: string): string {
  const [figure, from] = read(sum, alias)
  return `select ${figure} ${from}`
}

/** SQL of a figure less what lowers it without being paid. */
const lessened = (figure: string, less: readonly SumPart[] = [], alias: string): string =>
  [figure, ...less.map((part) => `(${total(part, alias)})`)].join(' - ')

/** What a field sums up, with its decimals: one sum, or several, each added or taken away. */
function summed(sums: readonly SumPart[], field: Field, alias: string): string {
  const scale = 'scale' in field ? field.scale : 0
  const [first] = sums
  if (sums.length === 1 && first!.sign !== -1) {
    const [figure, from] = read(first!, alias)
    return `(select round(${figure}, ${scale}) ${from})`
  }
  const parts = sums.map((sum) => {
    const [figure, from] = read(sum, alias)
    return `${sum.sign === -1 ? '-' : '+'} (select ${figure} ${from})`
  })
  return `round(0 ${parts.join(' ')}, ${scale})`
}

/**
 * SQL of the days from today in Vietnam until a day, negative once it is past, null without one.
 * @param moment SQL of a timestamptz that it is; now unless said
 */
export const daysBetween = (day: string, moment?: string): string => `(${day} - ${todayInVietnam(moment)})`

/** The choice that says how much is paid of a document with bills of its own: it waits until there are some. */
function paidInBills(
  { state, in: ended, waits, bills, left, less }: Extract<PaidBy, { bills: unknown }>,
  choices: readonly string[],
  alias: string,
): string {
  const [pending, unpaid, begun, all] = choices.map(text)
  const open = `left join ${balanceTable(left.ledger, left.by)} l on l.tenant_id = s.tenant_id and l.${snake(left.by)} = s.id`
  const billed = lessened(`s.${snake(bills.field)}`, less, 'b')
  const isIn = (states: readonly string[]) => `${alias}.${snake(state)} in (${states.map(text).join(', ')})`
  return `(select case when p.billed is null then case when ${isIn(waits)} then ${pending} end
    when p.open <= 0 and ${isIn(ended)} then ${all}
    when p.open >= p.billed then ${unpaid} else ${begun} end
    from (select sum(${billed}) as billed, coalesce(sum(l.${snake(left.field)}), 0) as open
      from ${tableName(bills.resource)} s ${open} cross join lateral (select s.tenant_id, s.id) b where ${billing(bills, alias)}) p)`
}

/** The choice that says how much of a document is paid. */
function paid(payment: PaidBy, choices: readonly string[], alias: string): string {
  if ('bills' in payment) return paidInBills(payment, choices, alias)
  const { state, in: counting, never = [], amount, unlessZero = false, left, less } = payment
  const [pending, unpaid, begun, done] = choices.map(text)
  const table = balanceTable(left.ledger, left.by)
  const sign = left.sign === -1 ? '-' : ''
  const all = lessened(`${alias}.${snake(amount)}`, less, alias)
  const open = `(select ${sign}coalesce(sum(s.${snake(left.field)}), 0) from ${table} s where ${counted({ by: left.by, where: {} }, alias)})`
  const ended = never.length > 0 ? `when ${alias}.${snake(state)} in (${never.map(text).join(', ')}) then null` : ''
  const free = unlessZero ? `when ${alias}.${snake(amount)} = 0 then null` : ''
  return `(case ${ended} ${free} when ${alias}.${snake(state)} is null or ${alias}.${snake(state)} not in (${counting.map(text).join(', ')})
    then ${pending} else (select case when p.open <= 0 then ${done} when p.open >= ${all} then ${unpaid}
    else ${begun} end from (select ${open} as open) p) end)`
}

/** Whether rows of another resource point to a row. */
function linked({ resource, by, also, where }: LinkedBy, alias: string): string {
  const table = tableName(resource)
  const isHere = `j.tenant_id = ${alias}.tenant_id and j.target_id = ${alias}.id`
  const many = `exists (select from ${joinTableName({ table }, by)} j join ${table} s on s.tenant_id = j.tenant_id
    and s.id = j.owner_id where ${among(isHere, where, alias)})`
  return also === undefined
    ? many
    : `(exists (select from ${table} s where ${counted({ by: also, where }, alias)}) or ${many})`
}

/** SQL of the values of a field, the row having that alias: its column, or what is worked out as the row is read. */
export function valueColumn(name: string, field: Field, alias: string): string {
  const [sums, day, payment, link] = [sumsOf(field), daysUntil(field), paidBy(field), linkedBy(field)]
  if (link) return linked(link, alias)
  if (payment) return paid(payment, (field as Extract<Field, { type: 'select' }>).choices, alias)
  if (sums.length > 0) return summed(sums, field, alias)
  return day === null ? `${alias}.${snake(name)}` : daysBetween(`${alias}.${snake(day)}`)
}
