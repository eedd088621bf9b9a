import type { Given, Source } from '#app/resources/query/source'
import { dayInVietnam } from '@barem/resources/kit'
import { PLACES } from './on_hand.ts'
import { ON_ORDER } from './on_order.ts'
import { profits } from './profit_entries.ts'
import { isSale } from './sale.ts'

/** SQL of the place of a row: a warehouse, or a line of a transfer; neither where only what is bought says none. */
const PLACE = `coalesce(w.warehouse_id, w.transfer_line_id)`

/** SQL of an id for a product in a place: what identifies both, in the form of a UUID. */
const ID = `overlay(overlay(md5(concat_ws(' ', w.product_id, ${PLACE}))
  placing '4' from 13) placing '8' from 17)::uuid`

const MEASURES = ['pieces', 'actual_kg', 'barem_kg']
const summed = (names: readonly string[], sign = '') => names.map((name) => `${sign}${name}`).join(', ')
const added = (names: readonly string[]) => names.map((name) => `sum(${name}) as ${name}`).join(', ')

/** SQL of a table of balances as of a day: those of now less the entries that are dated later. */
const asOf = (keys: readonly string[], names: readonly string[], balances: string, later: string) =>
  `select ${[...keys, added(names)].join(', ')} from (
      select ${[...keys, summed(names)].join(', ')} from ${balances} b where tenant_id = app_tenant()
      union all select ${[...keys, summed(names, '-')].join(', ')} from ${later} l
    ) b group by ${keys.join(', ')}`

/** SQL of a measure of a place, also where nothing of it ever was. */
const zeroed = (name: string) => `coalesce(w.${name}, 0)::numeric(18, 3) as ${name}`

/** How much of the value of a product a place has, and the company: by kg, else by pieces. */
const share = 'case when p.actual_kg > 0 then w.actual_kg else w.pieces end'
const whole = 'case when p.actual_kg > 0 then p.actual_kg else p.pieces end'

/** SQL of the dong up to a place, in the one order of the places of a product, so that all come to its value. */
const upTo = (kg: string) => `coalesce(round(w.worth * ${kg} / nullif(w.whole, 0)), 0)`

/** What follows the booked cost of a product, where it has some of it. */
const UNIT = `case when g.valuation_basis = 'barem_kg' and p.barem_kg > 0 then 'barem_kg'
  when g.valuation_basis <> 'piece' and p.actual_kg > 0 then 'actual_kg' else 'piece' end`

const PER = `case x.per when 'barem_kg' then p.barem_kg when 'actual_kg' then p.actual_kg else p.pieces end`

/** SQL of what is on order for a place: nobody knows it of a past day, and what is on its way was not ordered there. */
const onOrder = (measure: 'pieces' | 'kg', isPast: boolean) =>
  isPast ? 'null::numeric' : `case when w.transfer_line_id is null then coalesce(o.${measure}, 0)::numeric(18, 3) end`

/** Products with what there was of them in places, what is to come, and where some was sold or should be. */
function rows({ parameters, bind }: Given): string {
  const [since, day] = [`${bind(parameters.since)}::date`, `${bind(parameters.asOf)}::date`]
  const isPast = parameters.asOf! < dayInVietnam(new Date())
  return `with moved as materialized (
      select product_id, warehouse_id, transfer_line_id, ${added([...MEASURES, 'value'])} from stock_entries
      where tenant_id = app_tenant() and date > ${day} group by 1, 2, 3
    ), places as materialized (
      ${asOf(['product_id', 'warehouse_id', 'transfer_line_id'], MEASURES, PLACES, 'moved')}
    ), products_worth as materialized (
      ${asOf(['product_id'], [...MEASURES, 'value'], 'stock_by_product', 'moved')}
    ), held as materialized (
      ${asOf(
        ['product_id', 'warehouse_id'],
        ['pieces'],
        'reservations_by_product_warehouse',
        `(
        select product_id, warehouse_id, pieces from reservations_entries
        where tenant_id = app_tenant() and date > ${day})`,
      )}
    ), coming as materialized (
      select w.product_id, t.to_warehouse_id as warehouse_id, sum(w.pieces) as pieces from places w
        join stock_transfers_lines l on l.tenant_id = app_tenant() and l.id = w.transfer_line_id
        join stock_transfers t on t.tenant_id = app_tenant() and t.id = l.owner_id
      where w.pieces > 0 group by 1, 2
    ), ordered as materialized (
      select product_id, warehouse_id, sum(on_order) as pieces, sum(barem_kg) as kg from (${ON_ORDER}) o where ${!isPast} group by 1, 2
    ), minimums as materialized (
      select product_id, warehouse_id, minimum_stock from minimum_stocks where tenant_id = app_tenant()
    ), keys as (
      select product_id, warehouse_id, transfer_line_id from places where pieces <> 0 or actual_kg <> 0
      union select product_id, warehouse_id, null from coming
      union select product_id, warehouse_id, null from ordered
      union select product_id, warehouse_id, null from minimums
      union select product_id, warehouse_id, null from stock_entries e
        where tenant_id = app_tenant() and warehouse_id is not null and date between ${since} and ${day} and ${isSale('e')}
    ), w as (
      select w.*, p.value as worth, ${whole} as whole, ${share} as share,
        sum(${share}) over (partition by w.product_id order by ${PLACE} nulls last) as upto
      from (
        select k.product_id, k.warehouse_id, k.transfer_line_id, ${zeroed('pieces')},
          ${zeroed('actual_kg')}, ${zeroed('barem_kg')}
        from keys k left join places w on w.product_id = k.product_id
          and w.warehouse_id is not distinct from k.warehouse_id
          and w.transfer_line_id is not distinct from k.transfer_line_id
      ) w left join products_worth p on p.product_id = w.product_id
    )
    select ${ID} as id, g.code, g.name, g.search_text, w.product_id, g.product_type_id, g.product_group_id,
      w.warehouse_id, t.id as transfer_id, t.to_warehouse_id, u.name as unit, w.pieces,
      coalesce(r.pieces, 0)::numeric(15, 3) as reserved,
      case when w.warehouse_id is null then 0 else greatest(0, w.pieces - coalesce(r.pieces, 0)) end as available,
      ${onOrder('pieces', isPast)} as on_order, ${onOrder('kg', isPast)} as on_order_kg,
      coalesce(c.pieces, 0)::numeric(15, 3) as in_transit, m.minimum_stock,
      coalesce(w.pieces < m.minimum_stock, false) as is_below_minimum, w.actual_kg, w.barem_kg,
      ${upTo('w.upto')} - ${upTo('(w.upto - w.share)')} as value,
      round(p.value / nullif(${PER}, 0), 2) as unit_cost, x.per as cost_per,
      ${since} as since, ${day} as as_of
    from w
    join products g on g.tenant_id = app_tenant() and g.id = w.product_id
    left join products_worth p on p.product_id = w.product_id
    cross join lateral (select ${UNIT} as per) x
    left join stock_transfers_lines l on l.tenant_id = app_tenant() and l.id = w.transfer_line_id
    left join stock_transfers t on t.tenant_id = app_tenant() and t.id = l.owner_id
    left join held r on r.product_id = w.product_id and r.warehouse_id = w.warehouse_id
    left join coming c on w.transfer_line_id is null and c.product_id = w.product_id and c.warehouse_id = w.warehouse_id
    left join ordered o on w.transfer_line_id is null and o.product_id = w.product_id
      and o.warehouse_id is not distinct from w.warehouse_id
    left join minimums m on w.transfer_line_id is null and m.product_id = w.product_id and m.warehouse_id = w.warehouse_id
    left join product_units u on u.tenant_id = app_tenant() and u.id = g.unit_id`
}

/** Days by whose sales the pace is taken, and the most that are said to be left. */
const PACE_DAYS = 90
const MOST_DAYS = 9999

/** What of the products of a page was sold since a day, and what that earned, warehouse by warehouse. */
function soldOf({ parameters, bind }: Given): string {
  const day = `${bind(parameters.asOf)}::date`
  const range = `between ${bind(parameters.since)}::date and ${day}`
  const listed = 'any(array(select product_id from page))'
  return `select p.id, coalesce(s.pieces, 0)::numeric(15, 3) as sold,
      case when q.pieces > 0 then least(${MOST_DAYS}, floor(greatest(p.pieces, 0) * ${PACE_DAYS} / q.pieces))::int
        end as days_left,
      coalesce(e.profit_by_actual_kg, 0) as profit_by_actual_kg, coalesce(e.profit_by_barem_kg, 0) as profit_by_barem_kg
    from page p
    left join (
      select e.product_id, e.warehouse_id, -sum(e.pieces) as pieces from stock_entries e
      where e.tenant_id = app_tenant() and e.product_id = ${listed} and e.date ${range} and ${isSale('e')} group by 1, 2
    ) s on s.product_id = p.product_id and s.warehouse_id = p.warehouse_id
    left join (
      select e.product_id, e.warehouse_id, -sum(e.pieces) as pieces from stock_entries e
      where e.tenant_id = app_tenant() and e.product_id = ${listed} and ${isSale('e')}
        and e.date > ${day} - ${PACE_DAYS} and e.date <= ${day} group by 1, 2
    ) q on q.product_id = p.product_id and q.warehouse_id = p.warehouse_id
    left join (
      select product_id, warehouse_id, ${added(['profit_by_actual_kg', 'profit_by_barem_kg'])}
      from (${profits(`and e.date ${range} and % = ${listed}`)}) e group by 1, 2
    ) e on e.product_id = p.product_id and e.warehouse_id = p.warehouse_id`
}

/** Products in warehouses and on their way, as far as there was anything of them. */
export const stockOnHand: Source = { sql: rows, ofPage: soldOf }
