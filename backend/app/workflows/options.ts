import { snake, tableName, UUID, type AnyResource } from '@barem/resources/kit'
import { unknownName } from '#app/http/api_error'
import { queryText } from '#app/http/query_text'
import { rowsOf } from '#app/tenancy/run'
import type { NamedRow } from './names.ts'

const MOST = 20

/** Rows by words of their code and name, or by their ids. @throws ApiError 400 for other names */
export async function options(target: AnyResource, query: Record<string, unknown>): Promise<NamedRow[]> {
  const { q, id, ...rest } = query
  if (Object.keys(rest).length > 0) throw unknownName('unknownFilter', Object.keys(rest))
  const ids = id === undefined ? null : [id].flat().map(String)
  if (ids?.some((one) => !UUID.test(one))) throw unknownName('uuid', ['id'])
  const code = target.fields.code ? 't.code' : `''`
  const name = `t.${snake(target.title)}::text`
  const words = [q ?? '']
    .flat()
    .map((text) => queryText('q', text))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 6)
  const condition = ids
    ? 't.id = any($1::uuid[])'
    : words.map((_, place) => `search_form(${code} || ' ' || ${name}) like '%' || search_form($${place + 1}) || '%'`)
  const usable = target.name === 'users' && !ids ? ['not t.is_locked'] : []
  const where = ['t.tenant_id = app_tenant()', ...[condition].flat(), ...usable].join(' and ')
  return rowsOf<NamedRow>(
    `select t.id, ${target.fields.code ? 't.code' : 'null'} as code, ${name} as name
     from ${tableName(target.name)} t where ${where} order by vietnamese_order(${name}), t.id
     limit ${ids ? 200 : MOST}`,
    ids ? [ids] : words,
  )
}
