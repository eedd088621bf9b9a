import { snake, type AnyResource } from '@barem/resources/kit'
import { orderExpression } from './columns.ts'
import { condition } from './operators.ts'
import type { ListQuery } from './parse.ts'
import { selection, type Lookup } from './selection.ts'

export interface Statement {
  text: string
  values: unknown[]
}

interface Order {
  /** Sort expressions over the row, alias `t`. */
  expressions: string[]
  /** Direction of each, and of the id that breaks ties. */
  directions: string[]
}

function ordering(resource: AnyResource, sort: ListQuery['sort']): Order {
  const direction = (descending: boolean) => (descending ? 'desc' : 'asc')
  return {
    expressions: [...sort.map(({ target }) => orderExpression(resource, target)), 't.id'],
    directions: [...sort.map(({ target, descending }) => `${direction(descending)}${target.nullable ? ' nulls last' : ''}`), direction(sort[0]!.descending)],
  }
}

const orderBy = (expressions: string[], { directions }: Order) => expressions.map((expression, index) => `${expression} ${directions[index]}`).join(', ')

/** Tokens of a search as patterns for LIKE; the column holds text without accents or capitals. */
const search = (bind: (value: unknown) => string, words: string[], table: string) =>
  `t.id in (select search_rows('${table}', array(select search_form(word) from unnest(${bind(words.map((word) => word.replace(/[\\%_]/g, '\\$&')))}::text[]) word)))`

/**
 * One statement that gives `total` and `rows`, the page as JSON text. An unfiltered total is read from the
 * kept counts; counting a hundred thousand rows for every page is what makes lists slow.
 */
export function listStatement(resource: AnyResource, query: ListQuery, lookup: Lookup): Statement {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const { columns, joins } = selection(resource, lookup, false)
  const conditions = [
    't.tenant_id = app_tenant()',
    ...query.filters.map(({ target, operator, values: wanted }) => condition(resource.table, target, operator, wanted, bind)),
    ...(query.words.length > 0 ? [search(bind, query.words, resource.table)] : []),
  ]
  const where = conditions.join(' and ')
  const order = ordering(resource, query.sort)
  const page = `limit ${bind(query.limit)}::int offset ${bind(query.start)}::int`
  const rows = (page: string) => `select ${columns} from (${page}) t ${joins} order by ${orderBy(order.expressions, order)}`
  const answer = (total: string, page: string) => `select (${total}) as total, (select coalesce(json_agg(p), '[]')::text from (${rows(page)}) p) as rows`
  if (conditions.length === 1) {
    const total = `select coalesce(sum(total), 0)::int from row_counts where tenant_id = app_tenant() and table_name = '${resource.table}'`
    return { text: answer(total, `select * from ${resource.table} t where ${where} order by ${orderBy(order.expressions, order)} ${page}`), values }
  }
  const keys = order.expressions.map((expression, index) => `${expression} as o${index}`)
  const chosen = `select id from matched order by ${orderBy(order.expressions.map((_, index) => `o${index}`), order)} ${page}`
  const matched = `with matched as materialized (select t.id, ${keys.join(', ')} from ${resource.table} t where ${where})`
  return { text: `${matched} ${answer('select count(*)::int from matched', `select t.* from (${chosen}) k join ${resource.table} t on t.tenant_id = app_tenant() and t.id = k.id`)}`, values }
}

/** One statement that gives one row as JSON text, or no row. */
export function rowStatement(resource: AnyResource, id: string, lookup: Lookup): Statement {
  const { columns, joins } = selection(resource, lookup, true)
  return { text: `select row_to_json(p)::text as row from (select ${columns} from ${resource.table} t ${joins} where t.tenant_id = app_tenant() and t.id = $1) p`, values: [id] }
}

/** Choices of a relation: id, code, name and what tells namesakes apart; the chosen ones by id, else a search. */
export function optionsStatement(target: AnyResource, query: ListQuery): Statement {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const ids = query.filters.find(({ target: { name } }) => name === 'id')?.values
  const title = queryableTitle(target)
  const hint = target.hint.length > 0 ? `concat_ws(' · ', ${target.hint.map((name) => `nullif(t.${snake(name)}::text, '')`).join(', ')})` : 'null'
  const conditions = ['t.tenant_id = app_tenant()']
  if (ids) conditions.push(`t.id = any(${bind(ids)}::uuid[])`)
  else if (target.fields.status?.type === 'select') conditions.push(`t.status <> 'inactive'`)
  if (query.words.length > 0) conditions.push(search(bind, query.words, target.table))
  const page = `limit ${bind(query.limit)}::int offset ${bind(query.start)}::int`
  return {
    text: `select coalesce(json_agg(p), '[]')::text as rows from (select t.id as "id", ${target.fields.code ? 't.code' : 'null'} as "code", ${title.column} as "name", ${hint} as "hint"
      from ${target.table} t where ${conditions.join(' and ')} order by ${title.order}, t.id ${page}) p`,
    values,
  }
}



function queryableTitle(resource: AnyResource): { column: string; order: string } {
  const column = `t.${snake(resource.title)}`
  const ordered = resource.fields[resource.title]?.type === 'text' && resource.list.columns.includes(resource.title)
  return { column, order: ordered ? `${column}_order` : column }
}
