import type { HttpContext } from '@adonisjs/core/http'
import type { ResourceName } from '@barem/resources'
import { UUID } from '@barem/resources/kit'
import { todayInVietnam } from '#app/engine/today'
import { tooMany, unknownName } from '#app/http/api_error'
import { flatQuery } from '#app/http/query_string'
import { queryText } from '#app/http/query_text'
import { MAX_PAGE, parseListQuery, type ListQuery } from '#app/resources/read/parse'
import { isSearch, isWhole, search } from '#app/resources/read/search'
import type { Rule } from '#app/routing/rule'
import type { Statement } from '#app/tenancy/run'
import { engine } from '#app/resources/serving'
import { columnsOf } from './goods.ts'

/** Documents whose lines have the prices that goods were sold or bought for. */
export interface Trade {
  resource: ResourceName
  /** A right to view any of the documents allows the search for goods. */
  rule: Exclude<Rule, 'anyone'>
  /** How a query names the partner. */
  partner: string
  table: string
  column: string
  date: string
  /** Table of prices that apply from a date; null for documents without such prices. */
  dated: string | null
  /** Whether services are among them. */
  hasServices: boolean
}

/** A price counts as agreed once somebody has approved it. */
const AGREED = `('approved', 'in_progress', 'done')`
const TODAY = todayInVietnam()
const MOST_IDS = 200

export interface Question {
  list: ListQuery
  ids: string[] | null
  partnerId: string | null
  q: string
}

/** @throws ApiError 400 for names and values that this list does not know */
export function questionOf(ctx: HttpContext, { partner }: Trade): Question {
  const { ids, [partner]: partnerId = null, ...rest } = flatQuery(ctx.request.parsedUrl.query)
  const unknown = Object.keys(rest).filter((name) => !['q', '_start', '_end'].includes(name))
  if (unknown.length > 0) throw unknownName('unknownFilter', unknown)
  if (partnerId !== null && (typeof partnerId !== 'string' || !UUID.test(partnerId)))
    throw unknownName('uuid', [partner])
  const wanted =
    ids === undefined
      ? null
      : [ids]
          .flat()
          .flatMap((item) => item.split(','))
          .filter((item) => item !== '')
  if (wanted && wanted.length > MOST_IDS) throw tooMany('ids', MOST_IDS)
  if (wanted && !wanted.every((id) => UUID.test(id))) throw unknownName('uuid', ['ids'])
  return {
    list: parseListQuery(engine.lookup('products'), wanted ? { _end: String(MAX_PAGE), ...rest } : rest),
    ids: wanted,
    partnerId,
    q: rest.q === undefined ? '' : queryText('q', rest.q).trim(),
  }
}

/** Lines by which a product counts as one that sells, at most: how often it did beyond that ranks nothing. */
const MANY_LINES = 50

/**
 * Products as lines need them, that of exactly this code or name first, those that only begin with the last word last;
 * of the others what this partner has taken, then what is in stock, then what sells most. Goods no longer sold are
 * there only where they are asked for by id.
 */
export function goodsStatement(
  { list, ids, partnerId, q }: Question,
  { table, column, date, dated, hasServices }: Trade,
  { seesCost, onlyOf }: { seesCost: boolean; onlyOf: string | null },
): Statement {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = [
    't.tenant_id = app_tenant()',
    ids ? `t.id = any(${bind(ids)}::uuid[])` : `t.status = 'in_business'`,
  ]
  if (!hasServices) conditions.push('not t.is_service')
  if (isSearch(list)) conditions.push(search(bind, list, engine.lookup('products'), engine.lookup))
  const whole = isWhole(bind, list, engine.lookup('products'), engine.lookup)
  const inForce = dated
    ? `left join lateral (select x.unit_price, x.valid_from from ${dated} x where x.tenant_id = d.tenant_id
      and x.owner_id = d.id and x.product_id = l.product_id and x.valid_from <= ${TODAY} order by x.valid_from desc
      limit 1) x on true`
    : ''
  const [price, since] = dated
    ? ['coalesce(x.unit_price, l.unit_price)', `coalesce(x.valid_from, d.${date})`]
    : ['l.unit_price', `d.${date}`]
  const last = partnerId
    ? `(select json_build_object('unitPrice', ${price}::text, 'priceType', l.price_type, 'date', ${since})
      from ${table}_lines l join ${table} d on d.tenant_id = l.tenant_id and d.id = l.owner_id ${inForce}
        where l.tenant_id = t.tenant_id and l.product_id = t.id and d.${column} = ${bind(partnerId)}::uuid
          and d.status in ${AGREED} ${onlyOf ? `and d.created_by = ${bind(onlyOf)}::uuid` : ''} order by ${since} desc,
          d.created_at desc limit 1)`
    : 'null'
  const dealt = (more: string) => `from ${table}_lines l
    join ${table} d on d.tenant_id = l.tenant_id and d.id = l.owner_id
    where l.tenant_id = t.tenant_id and l.product_id = t.id and d.status in ${AGREED} ${more}`
  // Bound only where the statement names it.
  const own = () => (onlyOf ? `and d.created_by = ${bind(onlyOf)}::uuid` : '')
  const byThem = partnerId
    ? `exists (select 1 ${dealt(`and d.${column} = ${bind(partnerId)}::uuid ${own()}`)}) desc, `
    : ''
  const inStock = `exists (select 1 from stock_by_product s where s.tenant_id = t.tenant_id and s.product_id = t.id
    and s.pieces > 0) desc`
  const sells = `(select count(*) from (select 1 ${dealt(`limit ${MANY_LINES}`)}) some_lines) desc`
  return {
    text: `select coalesce(json_agg(p), '[]')::text as rows from (
      select t.id, t.code, t.name, u.name as unit, u.english_name as "englishUnit",
        nullif(concat_ws(' · ', nullif(t.mill, ''), nullif(t.grade, '')), '') as hint, t.image, t.status,
        ${whole ?? true} as whole,
        ${columnsOf('t', seesCost)}, ${last} as "lastPrice"
      from products t join product_units u on u.tenant_id = t.tenant_id and u.id = t.unit_id
      where ${conditions.join(' and ')} order by (lower(t.code) = lower(${bind(q)})) desc,
        (search_form(t.name) = search_form(${bind(q)})) desc, ${whole === null ? '' : `${whole} desc, `}
        ${byThem}${inStock}, ${sells},
        t.name_order, t.id limit ${list.limit} offset ${list.start}) p`,
    values,
  }
}
