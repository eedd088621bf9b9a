import {
  lineResource,
  snake,
  type AnyResource,
  type Field,
  type CreatedFrom,
  type CreatedLines,
  type LedgerBalance,
} from '@barem/resources/kit'
import { scaleOf } from '@barem/resources/kit'
import { ledgers, type LedgerName } from '@barem/resources/ledgers'
import { holders } from '@barem/resources/posting'
import type { Engine } from '#app/engine/engine'
import { rowsOf } from '#app/tenancy/run'
import { joinTableName } from '../schema/desired_table.ts'
import { valueColumn } from './value_column.ts'

/** What one document may be made from another: the maker, and how. */
export interface Maker {
  maker: AnyResource
  from: CreatedFrom
}

/** How documents of a resource become others, over all that are made from it. */
export const makersOf = ({ resources }: Engine, { name }: AnyResource): Maker[] =>
  resources.flatMap((maker) =>
    maker.createdFrom
      .filter(({ relation }) => (maker.fields[relation] as Extract<Field, { type: 'belongsTo' }>).to === name)
      .map((from) => ({ maker, from })),
  )

/** The name of a way to make a document: the resource that is made and its relation to the source. */
export const wayName = ({ maker, from }: Maker): string => `${maker.name}.${from.relation}`

const balanceOf = (ledger: string, by: string): string =>
  ledgers[ledger as LedgerName].balances.find(({ per }) => per.join() === by)!.table

/** SQL of the lines `l` of the document `t`, with what was done of each, `d`, and how much there is of it, `u`. */
function linesFrom({ source: of, relation, progress: ledger, upTo }: CreatedLines, source: AnyResource): string {
  const join = (name: string, alias: string) =>
    `left join ${balanceOf(name, relation)} ${alias} on ${alias}.tenant_id = l.tenant_id and ${alias}.${snake(relation)} = l.id`
  return `from ${lineResource(source, of).table} l ${join(ledger, 'd')} ${upTo ? join(upTo, 'u') : ''}
    where l.tenant_id = t.tenant_id and l.owner_id = t.id`
}

/** SQL of how much of a line there is by a measure; null where nothing bounds it. */
function wholeOf({ remaining, upTo, upToOwn }: CreatedLines, measure: string): string {
  const name = snake(remaining[measure]!)
  if (!upTo) return `l.${name}`
  const done = `coalesce(u.${name}, 0)`
  if (!upToOwn) return done
  const figure = upToOwn.figures[measure]
  const own = figure ? `coalesce(l.${snake(figure)}, 0)` : '0'
  return `case when l.${snake(upToOwn.flag)} and l.${snake(upToOwn.closedBy)} is not true then ${own} else ${done} end`
}

const leftOf = (way: CreatedLines, measure: string): string =>
  `${wholeOf(way, measure)} - coalesce(d.${snake(measure)}, 0)`

/** SQL of the pieces in a ledger of the line that a line `l` leads to. */
const piecesIn = (ledger: string, by: string): string =>
  `coalesce((select m.quantity from ${balanceOf(ledger, by)} m where m.tenant_id = l.tenant_id
      and m.${snake(by)} = l.${snake(by)}), 0)`

/** SQL of whether the line that a line `l` leads to has more in one ledger than in another; true where nothing asks. */
export const hasMore = ({ whileMore }: CreatedLines): string =>
  whileMore ? `${piecesIn(whileMore.of, whileMore.by)} > ${piecesIn(whileMore.than, whileMore.by)}` : 'true'

/** SQL conditions that a row has these choices. */
const choicesOf = (where: Readonly<Record<string, readonly string[]>>, alias: string): string[] =>
  Object.entries(where).map(
    ([name, choices]) => `coalesce(${alias}.${snake(name)} in (${choices.map((one) => `'${one}'`).join(', ')}), false)`,
  )

/** SQL of whether something of a line is still to be done, in what it is counted in: the first measure. */
const isOpenLine = (way: CreatedLines): string =>
  [
    `coalesce(${leftOf(way, Object.keys(way.remaining)[0]!)} > 0, true)`,
    ...(way.whileMore ? [hasMore(way)] : []),
    ...(way.closedFlag === null ? [] : [`l.${snake(way.closedFlag)} is not true`]),
    ...(way.except ? [`l.${snake(way.except)} is not true`] : []),
    ...choicesOf(way.where ?? {}, 'l'),
  ].join(' and ')

/** SQL of the documents `m` that name the document `t`, by a relation to one row or to many. */
const namedBy = (maker: AnyResource, relation: string): string =>
  maker.fields[relation]!.type === 'belongsTo'
    ? `${maker.table} m where m.tenant_id = t.tenant_id and m.${snake(relation)} = t.id`
    : `${joinTableName(maker, relation)} j join ${maker.table} m on m.tenant_id = j.tenant_id and m.id = j.owner_id
        where j.tenant_id = t.tenant_id and j.target_id = t.id`

/** SQL of the documents `m` that name the document `t`, which goes into one of them at a time, and have not ended. */
function begunBy({ maker, from }: Maker): string {
  const ended = [...maker.states!.closedStates, ...(from.onceUntil ?? [])].map((state) => `'${state}'`).join(', ')
  return `${namedBy(maker, from.relation)} and ${ended ? `m.${snake(maker.states!.field)} not in (${ended})` : 'true'}`
}

/** SQL conditions that no document that has not ended names the document `t`, of all that it goes into once. */
const unused = (engine: Engine, source: AnyResource): string[] =>
  makersOf(engine, source)
    .filter(({ from }) => from.once)
    .map((maker) => `not exists (select from ${begunBy(maker)})`)

/** SQL conditions of a document `t` of which something may be made: its state, and that something of it is open. */
export function openConditions(engine: Engine, source: AnyResource, from: CreatedFrom): string[] {
  const states = from.inStates.map((state) => `'${state}'`).join(', ')
  const lines = Object.values(from.lines).map(
    (way) => `exists (select ${linesFrom(way, source)} and ${isOpenLine(way)})`,
  )
  return [
    `t.${snake(source.states!.field)} in (${states})`,
    ...choicesOf(from.where ?? {}, 't'),
    ...(lines.length > 0 ? [`(${lines.join(' or ')})`] : []),
    ...(from.once ? unused(engine, source) : []),
    ...(from.remaining ? [`${valueColumn(from.remaining, source.fields[from.remaining] as Field, 't')} > 0`] : []),
  ]
}

/**
 * SQL of what is open of a document `t`, as JSON: the sums of its open lines by each measure of the ledger, or its open
 * figure by its name. Figures are texts.
 */
export function openColumn(source: AnyResource, from: CreatedFrom): string {
  if (from.remaining)
    return `json_build_object('${from.remaining}', (${valueColumn(from.remaining, source.fields[from.remaining] as Field, 't')})::text)`
  const [way] = Object.values(from.lines)
  if (!way) return 'null::json'
  const sums = Object.keys(way.remaining).map((measure) => {
    const scale = scaleOf(ledgers[way.progress as LedgerName], measure)
    return `'${measure}', round(sum(greatest(${leftOf(way, measure)}, 0)), ${scale})::text`
  })
  return `(select json_build_object(${sums.join(', ')}) ${linesFrom(way, source)} and ${isOpenLine(way)})`
}

/**
 * SQL of how many open lines of a document `t` want more than it holds for them; null where it holds nothing, or where
 * what is made follows another ledger.
 */
export function shortColumn(source: AnyResource, from: CreatedFrom): string {
  const [way] = Object.values(from.lines)
  const { states } = source
  if (!way || way.upTo || !states?.holds) return 'null::int'
  const { ledger, by } = holders.of(states.holds.by)
  const balance = ledgers[ledger].balances.find(({ per }) => per.some((key) => key === by)) as LedgerBalance
  const measure = balance.of.find((name) => way.remaining[name])
  if (measure === undefined) return 'null::int'
  const held = `select sum(b.${snake(measure)}) from ${balance.table} b
    where b.tenant_id = l.tenant_id and b.${snake(by)} = l.id`
  const holding = states.holds.in.map((state) => `'${state}'`).join(', ')
  return `(case when t.${snake(states.field)} in (${holding}) then (select count(*)::int ${linesFrom(way, source)}
    and ${isOpenLine(way)} and ${leftOf(way, measure)} > coalesce((${held}), 0)) end)`
}

/**
 * The ways, by their names, in which something may be made from a document as it is now.
 * @param ways those that the caller may take
 */
export async function openWays(
  engine: Engine,
  source: AnyResource,
  id: string,
  ways: readonly Maker[],
): Promise<string[]> {
  if (ways.length === 0) return []
  const columns = ways.map((way) => `(${openConditions(engine, source, way.from).join(' and ')}) as "${wayName(way)}"`)
  const [isOpen] = await rowsOf<Record<string, boolean>>(
    `select ${columns.join(', ')} from ${source.table} t where t.tenant_id = app_tenant() and t.id = $1`,
    [id],
  )
  return ways.map(wayName).filter((name) => isOpen?.[name])
}

/** A document that was made from another one, which goes into one of them at a time, and has not ended. */
export interface Begun {
  resource: string
  id: string
  /** Null before it has one. */
  code: string | null
}

/**
 * What was begun from a document, of all that it goes into once.
 * @param ways those whose documents the caller may see
 */
export async function begunFrom(source: AnyResource, id: string, ways: readonly Maker[]): Promise<Begun[]> {
  const parts = ways
    .filter(({ from }) => from.once)
    .map((way) => {
      const code = way.maker.fields.code ? 'm.code' : 'null'
      return `select '${way.maker.name}' as resource, m.id, ${code} as code
        from ${source.table} t, lateral (select m.* from ${begunBy(way)}) m
        where t.tenant_id = app_tenant() and t.id = $1`
    })
  return parts.length === 0 ? [] : rowsOf<Begun>(parts.join(' union all '), [id])
}
