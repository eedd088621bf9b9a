import { normaliseTaxCode, snake, UUID, type AnyResource } from '@barem/resources/kit'
import { unknownName } from '#app/http/api_error'
import { queryText } from '#app/http/query_text'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

export interface Similar {
  id: string
  code: string | null
  name: string
}

/** Words that many company names share, without accents: they do not help to distinguish names. */
const COMMON = new Set([
  'cong',
  'ty',
  'tnhh',
  'co',
  'phan',
  'cp',
  'ctcp',
  'ct',
  'cty',
  'mtv',
  'mot',
  'thanh',
  'vien',
  'dntn',
  'doanh',
  'nghiep',
  'tu',
  'nhan',
  'ho',
  'kinh',
  'hkd',
  'thuong',
  'mai',
  'dich',
  'vu',
  'tm',
  'dv',
  'xnk',
  'san',
  'xuat',
  'sx',
  'va',
  'thep',
  'ltd',
  'company',
  'jsc',
])
const MOST = 5

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')

/** The words that distinguish a name from others. */
const telling = (name: string): string[] =>
  plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !COMMON.has(word))
    .slice(0, 10)

/**
 * `?field=name&value=…&except=id`: rows similar to what is being typed, only for a hint. A tax code is similar to
 * others of the same company, branches included; a name to those that hold all its distinguishing words.
 * @throws ApiError 400 for a field that gives no hints
 */
export async function similarRows(seen: AnyResource, query: Record<string, string | string[]>): Promise<Similar[]> {
  const { field, value, except, ...rest } = query
  const unknown = Object.keys(rest)
  if (unknown.length > 0) throw unknownName('unknownFilter', unknown)
  if (typeof field !== 'string' || !seen.duplicates.includes(field)) throw unknownName('unknownFilter', ['field'])
  const typed = queryText('value', value)
  if (except !== undefined && (typeof except !== 'string' || !UUID.test(except))) throw unknownName('uuid', ['except'])
  const isTaxCode = seen.fields[field]?.type === 'taxCode'
  const words = isTaxCode ? [normaliseTaxCode(typed).slice(0, 10)] : telling(typed.slice(0, 255))
  if (words.length === 0 || (isTaxCode ? words[0]!.length < 10 : words.join('').length < 3)) return []
  const column = `t.${snake(field)}`
  const condition = isTaxCode
    ? `${column} like ? || '%'`
    : `(select bool_and(search_form(${column}) ~ ('(^|[^a-z0-9])' || word || '($|[^a-z0-9])'))
      from unnest(?::text[]) word)`
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select t.id, ${seen.fields.code ? 't.code' : 'null'} as code, t.${snake(seen.title)} as name
      from search_rows('${seen.table}', ?) f join ${seen.table} t on t.tenant_id = app_tenant() and t.id = f.id
     where ${condition} and t.id is distinct from ?::uuid order by t.created_at desc limit ${MOST}`,
    [words, isTaxCode ? words[0]! : words, except ?? null],
  )) as { rows: Similar[] }
  return rows
}
