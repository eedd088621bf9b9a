import type { Given, Source } from '#app/resources/query/source'
import { PLACES } from './on_hand.ts'
import { isTransfer } from './transfer_entries.ts'

const PARTS = ['opening', 'came', 'went', 'closing'] as const

/** The columns of entries and balances, by what the lists call them. */
const NAMES = { pieces: 'pieces', actual_kg: 'kg', barem_kg: 'barem_kg', value: 'value' } as const
type Measure = keyof typeof NAMES

const KILOS = ['actual_kg', 'barem_kg'] as const
const COUNTED = ['pieces', ...KILOS] as const
const WORTH = [...KILOS, 'value'] as const
const ALL = ['pieces', ...WORTH] as const

/** SQL of what of a measure was there at the end of a range, and of what came and went in it. */
const figures = (measure: Measure): string => {
  const inRange = (sign: '<' | '>') => `x.part = 'range' and x.counts and x.${measure} ${sign} 0`
  return `coalesce(sum(x.${measure} * x.sign), 0) as closing_${measure},
    coalesce(sum(x.${measure}) filter (where ${inRange('>')}), 0) as came_${measure},
    coalesce(-sum(x.${measure}) filter (where ${inRange('<')}), 0) as went_${measure}`
}

const opening = (measure: Measure) => `(m.closing_${measure} - m.came_${measure} + m.went_${measure})`

/** SQL of the figures of a measure as the list shows them; what is there before a range follows from the others. */
const shown = (measures: readonly Measure[]): string =>
  measures
    .flatMap((measure) =>
      PARTS.map((part) => {
        const value = part === 'opening' ? opening(measure) : `m.${part}_${measure}`
        return `${value}::numeric(20, ${measure === 'value' ? 0 : 3}) as ${part}_${NAMES[measure]}`
      }),
    )
    .join(', ')

interface Kept {
  /** SQL of the balances of now. */
  balances: string
  measures: readonly Measure[]
  /** SQL of what the figures are split by, by its name: columns of balances and entries `x`, or of products `g`. */
  keys: Readonly<Record<string, string>>
  /** SQL of whether an entry `e` came or went, for what the figures are split by. */
  counts?: string
}

/**
 * SQL of rows with the figures of a range of days. What is there at the end of a range is what is there now without the
 * entries of later days, so that no entry of earlier ones is read; goods without stock and without entries have no row.
 */
function moved({ parameters, bind }: Given, { balances, measures, keys, counts = 'true' }: Kept): string {
  const [since, asOf] = [bind(parameters.since), bind(parameters.asOf)]
  const columns = ['product_id', ...('warehouse_id' in keys ? ['warehouse_id'] : []), ...measures]
  const of = (alias: string) => columns.map((column) => `${alias}.${column}`).join(', ')
  const isMoved = measures.flatMap((measure) =>
    [`closing_${measure}`, `came_${measure}`, `went_${measure}`].map((name) => `m.${name} <> 0`),
  )
  return `(select m.*, ${since}::date as since, ${asOf}::date as as_of from (
      select ${Object.entries(keys).map(([name, sql]) => `${sql} as ${name}`)},
        ${measures.map(figures).join(', ')}
      from (
        select ${of('b')}, 'now' as part, 1 as sign, true as counts from ${balances} b where b.tenant_id = app_tenant()
        union all
        select ${of('e')}, case when e.date > ${asOf}::date then 'later' else 'range' end,
          case when e.date > ${asOf}::date then -1 else 0 end, ${counts}
        from stock_entries e where e.tenant_id = app_tenant() and e.date >= least(${since}::date, ${asOf}::date + 1)
      ) x
      join products g on g.tenant_id = app_tenant() and g.id = x.product_id
      group by ${Object.values(keys).join(', ')}
    ) m where ${isMoved.join(' or ')}) m`
}

const ofCompany = (keys: Kept['keys'], measures: Kept['measures']): Kept => ({
  ...{ balances: 'stock_by_product', measures, keys, counts: `not ${isTransfer('e')}` },
})

const ofPlaces = (keys: Kept['keys'], measures: Kept['measures']): Kept => ({ balances: PLACES, measures, keys })

/** SQL of an id in the form of a UUID for what identifies a row. */
const ID = (of: string) => `overlay(overlay(md5(${of}) placing '4' from 13) placing '8' from 17)::uuid`

/** SQL of the product of a row, and of what the lists of products show beside it. */
const PRODUCT = `g.code, g.name, g.search_text, m.product_id, g.product_type_id, g.product_group_id, u.name as unit`
const JOINED = `join products g on g.tenant_id = app_tenant() and g.id = m.product_id
  left join product_units u on u.tenant_id = app_tenant() and u.id = g.unit_id`

/** SQL of the name of what a row is split by; a dash where products have no group, or goods are in no warehouse. */
const NAMED = `coalesce(p.name, '—') as name, coalesce(p.search_text, search_form('—')) as search_text`

/** Opening, in, out and closing of each product across the company: what moves between its warehouses stays in it. */
export const movedByProduct: Source = {
  sql: (given) => `select m.product_id as id, ${PRODUCT}, m.since, m.as_of, ${shown(ALL)}
    from ${moved(given, ofCompany({ product_id: 'x.product_id' }, ALL))} ${JOINED}`,
}

/** The same of each product in each warehouse, and of what is on its way. Value is the company's. */
export const movedByPlace: Source = {
  sql: (given) => `select ${ID(`concat_ws(' ', m.product_id, m.warehouse_id)`)} as id, m.warehouse_id, ${PRODUCT},
      m.since, m.as_of, ${shown(COUNTED)}
    from ${moved(given, ofPlaces({ product_id: 'x.product_id', warehouse_id: 'x.warehouse_id' }, COUNTED))} ${JOINED}`,
}

/** The same of each group of products, those without a group as one. */
export const movedByGroup: Source = {
  sql: (given) => `select coalesce(m.product_group_id, ${ID(`'none ' || app_tenant()`)}) as id, p.code, ${NAMED},
      m.product_group_id, m.since, m.as_of, ${shown(WORTH)}
    from ${moved(given, ofCompany({ product_group_id: 'g.product_group_id' }, WORTH))}
    left join product_groups p on p.tenant_id = app_tenant() and p.id = m.product_group_id`,
}

/** The same of each type of products. */
export const movedByType: Source = {
  sql: (given) => `select m.product_type_id as id, p.code, p.name, p.search_text, m.product_type_id, m.since, m.as_of,
      ${shown(WORTH)}
    from ${moved(given, ofCompany({ product_type_id: 'g.product_type_id' }, WORTH))}
    join product_types p on p.tenant_id = app_tenant() and p.id = m.product_type_id`,
}

/** The same of each warehouse and of what is on its way between them, without value. */
export const movedByWarehouse: Source = {
  sql: (given) => `select coalesce(m.warehouse_id, ${ID(`'on its way ' || app_tenant()`)}) as id, p.code, ${NAMED},
      m.warehouse_id, m.since, m.as_of, ${shown(KILOS)}
    from ${moved(given, ofPlaces({ warehouse_id: 'x.warehouse_id' }, KILOS))}
    left join warehouses p on p.tenant_id = app_tenant() and p.id = m.warehouse_id`,
}
