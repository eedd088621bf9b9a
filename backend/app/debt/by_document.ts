import type { Source } from '#app/resources/query/source'
import { employeeDebts, isSecond, payableDebts, receivableDebts } from '@barem/resources/debts'
import { snake, tableName } from '@barem/resources/kit'
import { debtsOn } from './debts_on.ts'
import type { KeptDebts } from './item_sql.ts'
import { coveredFreight, coveredGoods } from '#app/stock/covered_receipts'

/** SQL of an id that follows from key and id of an item, in the form that ids have (version 8). */
const hashed = `overlay(overlay(md5(i.key || i.id::text) placing '8' from 13) placing '8' from 17)::uuid`

/** SQL of an id that no other row has: items of one document, such as goods and freight, share that of the document. */
function rowId({ items }: KeptDebts): string {
  const second = items.filter((item) => isSecond(items, item)).map(({ key }) => `'${key}'`)
  return second.length === 0 ? 'i.id' : `case when i.key in (${second.join(', ')}) then ${hashed} else i.id end`
}

/** SQL of columns that one side has besides. */
interface More {
  columns: string
  joins: string
}

const NOTHING: More = { columns: '', joins: '' }

/** How much of goods and freight their suppliers have invoiced. */
const INVOICED: More = {
  columns: `case when i.of = 'goods' then
      case when g.is_done then 'all' when g.is_begun then 'part' else 'none' end
    when i.of = 'freight' then case when f.covered > 0 then 'all' else 'none' end
    when i.of = 'supplierInvoice' then 'all' end as invoiced,`,
  joins: `left join warehouse_receipts r on r.tenant_id = app_tenant() and r.id = i.id
    left join lateral (${coveredGoods}) g on i.of = 'goods'
    left join lateral (${coveredFreight}) f on i.of = 'freight'`,
}

/**
 * A list of debts that stood on a day, with what of each was paid and was left then.
 * @param shortName of the party, if it has one
 */
const byDocumentOf = (debts: KeptDebts, shortName: string | null, order: string, more: More = NOTHING): Source => ({
  sql({ parameters, bind }) {
    const day = `${bind(parameters.asOf)}::date`
    return `select ${rowId(debts)} as id, i.id as item_id, i.of, i.code, i.party_id as ${snake(debts.party)},
        ${shortName === null ? '' : `c.${shortName},`} i.order_id as ${order}, i.document_date, i.due_date, i.amount, i.initial as initial_paid, i.refund, i.reduced,
        i.collected, i.open as owed, i.overdue_days, i.payment_status, i.open > 0 as is_open, i.is_overdue,
        ${day} as as_of, ${more.columns}
        c.search_text || ' ' || i.search_text || ' ' || search_form(coalesce(o.code, '')) as search_text
      from (${debtsOn(debts, day, 'null::uuid')}) i
      join ${tableName(debts.parties)} c on c.tenant_id = app_tenant() and c.id = i.party_id
      left join ${tableName(debts.orders)} o on o.tenant_id = app_tenant() and o.id = i.order_id ${more.joins}`
  },
})

/** The column of what money waits for. */
const orderOf = ({ items }: KeptDebts) => snake(items.find(({ order }) => order !== null)!.order!)

/** Debts of customers, document by document. */
export const byDocument = byDocumentOf(receivableDebts, 'abbreviated_name', 'order_id')

/** Debts to suppliers, document by document: the goods of receipts, their freight, and what was taken over. */
export const payablesByDocument = byDocumentOf(payableDebts, 'short_name', 'contract_id', INVOICED)

/** Advances of employees, document by document. */
export const advancesByDocument = byDocumentOf(employeeDebts, null, orderOf(employeeDebts))
