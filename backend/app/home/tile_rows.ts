import {
  dayInVietnam,
  partnerResource,
  partnersOf,
  snake,
  tileFilter,
  type AnyResource,
  type CreatedFrom,
  type Field,
  type FieldType,
  type Tile,
} from '@barem/resources/kit'
import { ledgers, type LedgerName } from '@barem/resources/ledgers'
import type { Engine } from '#app/engine/engine'
import { queryable } from '#app/resources/read/columns'
import { openColumn, openConditions, shortColumn } from '#app/resources/read/open_sources'
import { condition, type Operator } from '#app/resources/read/operators'
import { valueColumn } from '#app/resources/read/value_column'
import { rowsOf } from '#app/tenancy/run'

/** A document that waits, as Home shows it. */
export interface TileRow {
  id: string
  code: string
  /** Whom it is with, else what tells it from others. */
  name: string | null
  /** The day by which it is due, or the moment since which it waits. */
  due: string | null
  figure: string | null
  /** How many of its open lines lack goods; null where nothing is held for them. */
  short: number | null
}

/** What a tile lists of one kind of documents. */
export interface Listed {
  tile: Tile
  /** The documents that it lists, as the caller sees them; `isNamed` where they may see no more than names. */
  rows: AnyResource
  isNamed: boolean
  /** How something is made from them; null for a tile of rows. */
  from: CreatedFrom | null
}

/**
 * Documents of which something may be made are looked for among so many of the newest in their states, so that Home
 * takes no longer as books grow.
 */
const LOOKED_AT = 5000

type Bind = (value: unknown) => string

/** SQL conditions of what a tile says in `where`, over the row `t`. */
function filters(source: AnyResource, { where }: Tile, me: string, bind: Bind): string[] {
  const meant: Record<string, string> = { me, today: dayInVietnam(new Date()) }
  return Object.entries(where).map(([key, values]) => {
    const { name, suffix } = tileFilter(source, key)!
    const operator = (suffix === '' ? 'in' : suffix.slice(1)) as Operator
    const texts = values.map((value) => meant[value] ?? value)
    return condition(source.table, queryable(source, name)!, operator, texts, bind)
  })
}

/** The resources that the partners of documents are of. */
export const partnerResources = ({ lookup }: Engine, resource: AnyResource): AnyResource[] =>
  partnersOf(resource).map((name) => lookup(partnerResource(resource, name)))

/** SQL of what a row `x` is called where there is little room. */
const shortName = ({ shortTitle, title }: AnyResource): string =>
  shortTitle === null ? `x.${snake(title)}` : `coalesce(nullif(x.${snake(shortTitle)}, ''), x.${snake(title)})`

/** What rows are called where there is little room, by their ids. */
export async function shortNames(resource: AnyResource, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; name: string }>(
    `select x.id, ${shortName(resource)} as name from ${resource.table} x
      where x.tenant_id = app_tenant() and x.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** SQL of what a row is called besides its code: its partner, else the first of what tells it from others. */
function nameOf(engine: Engine, { rows, isNamed }: Listed): string {
  const source = engine.lookup(rows.name)
  const names = partnersOf(source)
    .filter((name) => isNamed || rows.fields[name])
    .map((name) => {
      const partner = engine.lookup(partnerResource(source, name))
      return `(select ${shortName(partner)} from ${partner.table} x
        where x.tenant_id = t.tenant_id and x.id = t.${snake(name)})`
    })
  if (names.length > 0) return `coalesce(${names.join(', ')})`
  const hint = rows.hint.find((name) => rows.fields[name])
  return hint === undefined ? 'null' : `${valueColumn(hint, rows.fields[hint] as Field, 't')}::text`
}

/** The type of the figure that a tile shows; null where it shows none, or the caller may not see it. */
export function figureType({ tile: { show }, rows, isNamed, from }: Listed): FieldType | null {
  if (show === null) return null
  const [way] = Object.values(from?.lines ?? {})
  if (way && from!.remaining === undefined) return ledgers[way.progress as LedgerName].measures[show as never]['type']
  return isNamed ? null : ((rows.fields[show] as Field | undefined)?.type ?? null)
}

function figureOf(engine: Engine, listed: Listed): string {
  const { tile, rows, from } = listed
  if (figureType(listed) === null) return 'null'
  // Nothing is left by one measure where only another is open.
  if (from) return `nullif((${openColumn(engine.lookup(rows.name), from)} ->> '${tile.show!}')::numeric, 0)::text`
  return `(${valueColumn(tile.show!, rows.fields[tile.show!] as Field, 't')})::text`
}

/** How many documents a tile lists of one kind, and the first of them. @param most rows that are read */
export async function tileRows(
  engine: Engine,
  listed: Listed,
  me: string,
  most: number,
): Promise<{ count: number; rows: TileRow[] }> {
  const { tile, rows, from } = listed
  const source = engine.lookup(rows.name)
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const all = `select * from ${source.table} t where t.tenant_id = app_tenant()`
  const states =
    from && `t.${snake(source.states!.field)} in (${from.inStates.map((state) => `'${state}'`).join(', ')})`
  const isBounded = from !== null && Object.keys(from.lines).length > 0
  const among = isBounded ? `(${all} and ${states} order by t.created_at desc limit ${LOOKED_AT})` : `(${all})`
  const conditions = [...filters(source, tile, me, bind), ...(from ? openConditions(engine, source, from) : [])]
  const due = tile.due === null ? null : `t.${snake(tile.due)}`
  const sorted = due === null ? 'o.created_at desc, o.id' : 'o.due nulls last, o.id'
  const [found] = await rowsOf<{ count: number; rows: TileRow[] }>(
    `with o as materialized (select t.id, t.created_at, ${due ?? 'null::date'} as due from ${among} t
        where ${conditions.join(' and ')}),
      page as (select * from o order by ${sorted} limit ${most})
    select (select count(*)::int from o) as count, (select coalesce(json_agg(p), '[]') from (
      select t.id, t.${snake(source.title)}::text as code, ${nameOf(engine, listed)} as name, o.due,
        ${figureOf(engine, listed)} as figure, ${from ? shortColumn(source, from) : 'null::int'} as short
      from page o join ${source.table} t on t.tenant_id = app_tenant() and t.id = o.id order by ${sorted}) p) as rows`,
    values,
  )
  return found!
}
