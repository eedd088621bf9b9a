import { menu } from '@barem/resources'
import {
  partnerResource,
  partnersOf,
  snake,
  statusField,
  tableName,
  usableRows,
  type AnyResource,
  type MenuItem,
} from '@barem/resources/kit'
import { choosable } from '#app/resources/read/choosable'
import { fitOf, typedNumber } from '#app/resources/read/fit'
import { parseListQuery } from '#app/resources/read/parse'
import { run, type Statement } from '#app/tenancy/run'
import { found, isSearch, isWhole, type Bind } from '#app/resources/read/search'
import type { Lookup } from '#app/resources/read/selection'
import { hints, orderBy, ordering, wholeFirst } from '#app/resources/read/sql'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { withoutAddress } from './address.ts'

/** A resource as somebody sees it; `onlyOf` is the person whose rows alone they may see, null for those of all. */
export interface Searched {
  seen: AnyResource
  onlyOf: string | null
}

/** Rows of one resource in an answer. */
const MOST = 5
/** Matches of one resource that are compared at all, the newest: a single letter is in every row. */
const COMPARED = 1000
/** What was typed, alias `a`, which all branches share. */
const ASKED = { words: 'a.words', code: 'a.code', number: 'a.number' }
/** Milliseconds that the database may take; by then people have typed on. */
const LIMIT = 3000

const routesOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ route, children = [] }) => [...(route ? [route] : []), ...routesOf(children)])

/** Routes as people find them in the menu: what they do every day before what is set up once. */
const places = new Map(routesOf(menu).map((route, place) => [route, place]))

/** The partner of a document: joins, and the name to show first. */
function partnerOf(seen: AnyResource, lookup: Lookup): { join: string; name: string[] } {
  const names = partnersOf(seen)
  if (names.length === 0) return { join: '', name: [] }
  const parts = names.map((name, place) => {
    const [to, alias] = [partnerResource(seen, name), `p${place}`]
    return {
      join: `left join ${tableName(to)} ${alias} on ${alias}.tenant_id = t.tenant_id and ${alias}.id = t.${snake(name)}`,
      title: `${alias}.${snake(lookup(to).title)}`,
    }
  })
  return {
    join: parts.map(({ join }) => join).join(' '),
    name: [`coalesce(${parts.map(({ title }) => title).join(', ')})`],
  }
}

/**
 * The best rows of one resource by the search that its list has, in the order of its list where they fit alike; no row
 * when there are none.
 */
function branch({ seen, onlyOf }: Searched, typed: string, lookup: Lookup, bind: Bind): string {
  const { name, table, title, fields, route } = seen
  const query = parseListQuery(seen, { q: typed, _start: '0', _end: String(MOST) })
  if (!isSearch(query)) return ''
  const order = wholeFirst(ordering(seen, query.sort, lookup), isWhole(bind, query, seen, lookup))
  const status = statusField(seen)
  const partner = partnerOf(seen, lookup)
  const own = onlyOf
    ? `join ${table} w on w.tenant_id = app_tenant() and w.id = f.id and w.created_by = ${bind(onlyOf)}::uuid`
    : ''
  const told = [...partner.name, ...hints(seen)]
  const unused = choosable(usableRows(fields), bind).map((usable) => `not (${usable}),`)
  const gone = `${unused.join(' ')} ${status ? `(t.${snake(status)} = 'cancelled'),` : ''}`
  return `select '${name}' as resource, min(r.rank) as best, ${places.get(route) ?? places.size} as place,
    json_agg(r.record order by r.number) as rows
    from (select m.rank, row_number() over (order by m.rank, ${gone} ${orderBy(order.expressions, order)}) as number,
        json_build_object('id', t.id, 'title', t.${snake(title)}, 'code', ${fields.code ? 't.code' : 'null'}, 'hint',
          ${told.length > 0 ? `nullif(concat_ws(' · ', ${told.join(', ')}), '')` : 'null'}, 'status',
          ${status ? `t.${snake(status)}` : 'null'}) as record
      from (select f.id from ${found(bind, query, seen, lookup)} f ${own} order by f.created_at desc, f.id desc
        limit ${COMPARED}) k
        join ${table} t on t.tenant_id = app_tenant() and t.id = k.id cross join asked a
          cross join lateral (select ${fitOf(seen, ASKED)} as rank) m ${partner.join}
      order by number limit ${MOST}) r
    having count(*) > 0`
}

/** One statement for all resources: each branch is a search of a list. */
function statement(resources: readonly Searched[], typed: string, lookup: Lookup): Statement | null {
  const values: unknown[] = [typed]
  const bind: Bind = (value) => `$${values.push(value)}`
  const branches = resources.map((searched) => branch(searched, typed, lookup, bind)).filter((sql) => sql !== '')
  if (branches.length === 0) return null
  return {
    text: `with asked as (select search_form($1::text) as words, lower($1::text) as code,
      ${typedNumber('$1::text')} as number)
      select coalesce(json_agg(json_build_object('resource', g.resource, 'rows', g.rows) order by g.best, g.place),
        '[]')::text as found from (${branches.join(' union all ')}) g`,
    values,
  }
}

/**
 * Records that hold what somebody typed. Where nothing does, forms of address before a name are left out.
 * @param resources what they may view, as they see it
 * @param typed one to a hundred characters
 * @returns the words that were found, and as JSON text `[{ resource, rows: [{ id, title, code, hint, status }] }]`,
 * the best resource
 * first, that of just this code before all others
 */
export async function find(
  resources: readonly Searched[],
  typed: string,
  lookup: Lookup,
): Promise<{ words: string; found: string }> {
  const { client } = tenantTransaction()
  await run(client, { text: `select set_config('statement_timeout', $1, true)`, values: [String(LIMIT)] })
  for (const words of [typed, withoutAddress(typed)].filter((words) => words !== null)) {
    const asked = statement(resources, words, lookup)
    const [answer] = asked ? await run<{ found: string }>(client, asked) : []
    if (answer && answer.found !== '[]') return { words, found: answer.found }
  }
  return { words: typed, found: '[]' }
}
