import { exact, exactly, fixed, type Figure } from '@barem/resources/calc/exact'
import { scaleOf, snake, type AnyResource, type CreatedLines } from '@barem/resources/kit'
import { ledgers, type LedgerName } from '@barem/resources/ledgers'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { rowsOf } from '#app/tenancy/run'

/** Figures of a line by the measures of a ledger, as decimal strings; null where there is no bound. */
export type Measures = Record<string, string | null>

/** What the entries of a ledger come to for lines, by their ids: measures as decimal strings. */
export async function balancesOf(
  { progress: name, relation, remaining }: CreatedLines,
  ids: readonly string[],
): Promise<Map<string, Values>> {
  const ledger = ledgers[name as LedgerName]
  const { table } = ledger.balances.find(({ per }) => per.join() === relation)!
  const measures = Object.keys(remaining).map((measure) => `${snake(measure)}::text as "${measure}"`)
  const rows = await rowsOf<Values & { id: string }>(
    `select ${snake(relation)} as id, ${measures.join(', ')} from ${table}
      where tenant_id = app_tenant() and ${snake(relation)} = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Lines with how much of each there is, where another ledger says so in place of their fields. */
export async function withWholes(way: CreatedLines, lines: readonly Values[]): Promise<readonly Values[]> {
  if (way.upTo === undefined) return lines
  const measures = Object.values(way.remaining)
  const open = Object.fromEntries(measures.map((measure) => [measure, measure]))
  const wholes = await balancesOf(
    { ...way, progress: way.upTo, remaining: open },
    lines.map(({ id }) => String(id)),
  )
  const nothing = Object.fromEntries(measures.map((measure) => [measure, '0']))
  return lines.map((line) => ({ ...line, ...nothing, ...wholes.get(String(line.id)), id: line.id }))
}

/** Lines with how much of each may be made, which is their own figures where the ledger does not bound them. */
export async function withBounds(way: CreatedLines, lines: readonly Values[]): Promise<readonly Values[]> {
  const wholes = await withWholes(way, lines)
  const { upToOwn: own, remaining } = way
  if (!own) return wholes
  return wholes.map((whole, place) => {
    const line = lines[place]!
    if (line[own.flag] !== true || line[own.closedBy] === true) return whole
    const figures = Object.entries(remaining).map(([measure, name]) => [name, line[own.figures[measure]!] ?? '0'])
    return { ...whole, ...Object.fromEntries(figures) }
  })
}

/** How much of a line is still open by each measure, none below zero. */
export function openOf(
  { progress: ledger, remaining }: CreatedLines,
  line: Values,
  balance: Values | undefined,
): Measures {
  return Object.fromEntries(
    Object.entries(remaining).map(([measure, field]) => {
      const whole = exactly((line[field] ?? null) as Figure)
      const done = (balance?.[measure] ?? '0') as string
      const left = whole && exact.max(0, whole.minus(done)).toFixed()
      return [measure, left && fixed(left, scaleOf(ledgers[ledger as LedgerName], measure))]
    }),
  )
}

/** Whether something of a line is still to be done, in what it is counted in: the first measure. */
export function isOpen(
  { closedFlag, except, where = {}, remaining }: CreatedLines,
  line: Values,
  left: Measures,
): boolean {
  const own = left[Object.keys(remaining)[0]!] ?? null
  return (
    (closedFlag === null || line[closedFlag] !== true) &&
    (except === undefined || line[except] !== true) &&
    Object.entries(where).every(([name, choices]) => choices.includes(String(line[name]))) &&
    (own === null || Number(own) > 0)
  )
}

/** How documents are made from lines of a resource, for each of its fields with lines and each ledger once. */
export function waysFrom({ resources }: Engine, { name }: AnyResource): CreatedLines[] {
  const ways = resources.flatMap(({ fields, createdFrom }) =>
    createdFrom
      .filter(({ relation }) => 'to' in fields[relation]! && fields[relation].to === name)
      .flatMap(({ lines }) => Object.values(lines)),
  )
  return [...new Map(ways.map((way) => [[way.source, way.progress, way.relation].join(' '), way])).values()]
}

/** The lines of a document with what was done of each, by the way in which others are made from them. */
export async function doneLines(engine: Engine, resource: AnyResource, document: Values) {
  const found: { way: CreatedLines; line: Values; balance: Values | undefined; done: string; follows: boolean }[] = []
  for (const way of waysFrom(engine, resource)) {
    const lines = await withWholes(way, document[way.source] as Values[])
    const balances = await balancesOf(
      way,
      lines.map(({ id }) => String(id)),
    )
    for (const line of lines) {
      const balance = balances.get(String(line.id))
      const done = String(balance?.[Object.keys(way.remaining)[0]!] ?? '0')
      found.push({ way, line, balance, done, follows: way.upTo !== undefined })
    }
  }
  return found
}
