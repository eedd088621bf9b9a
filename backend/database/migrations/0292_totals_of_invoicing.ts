import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'

const ENTRIES = 'invoicing_entries'
const BALANCES = 'invoicing_by_order_line'

/** What is to be paid for a line of an invoice; the tax on its fee was kept with that of the goods before. */
const TOTAL = `l.amount - coalesce(l.discount_share, 0) + coalesce(l.shipping_share, 0) + case when i.vat = 'excluded'
  then coalesce(l.tax, 0) + coalesce(l.shipping_tax, case when i.shipping_fee > 0 then round(
    l.shipping_share / i.shipping_fee * (i.tax - (select coalesce(sum(o.tax), 0) from invoices_lines o
      where o.tenant_id = i.tenant_id and o.owner_id = i.id))) end, 0) else 0 end`

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table ${ENTRIES} add column total numeric(15,0) default 0 not null`)
    this.schema.raw(`alter table ${ENTRIES} add column by_order_line_total numeric(15,0) default 0 not null`)
    this.schema.raw(`alter table ${BALANCES} add column total numeric(15,0) default 0 not null`)
    this.schema.raw(`alter table ${BALANCES} add constraint ${BALANCES}_total_check check (total between -999999999999999 and 999999999999999); comment on constraint ${BALANCES}_total_check on ${BALANCES} is 'check (total between -999999999999999 and 999999999999999)'`)
    // A new measure of entries that are there: nothing of what they said changes.
    this.schema.raw(`alter table ${ENTRIES} disable trigger user`)
    this.schema.raw(
      acrossCompanies(
        [ENTRIES, 'invoices', 'invoices_lines'],
        `update ${ENTRIES} e set total = case when e.kind = 'reversal' then -1 else 1 end * (${TOTAL})
          from invoices_lines l join invoices i on i.tenant_id = l.tenant_id and i.id = l.owner_id
          where l.tenant_id = e.tenant_id and l.id = e.line_id and l.amount is not null`,
      ),
    )
    this.schema.raw(
      acrossCompanies(
        [ENTRIES],
        `update ${ENTRIES} e set by_order_line_total = w.upto from (select tenant_id, id,
            sum(total) over (partition by tenant_id, order_line_id order by seq) as upto from ${ENTRIES}) w
          where w.tenant_id = e.tenant_id and w.id = e.id`,
      ),
    )
    this.schema.raw(`alter table ${ENTRIES} enable trigger user`)
    this.schema.raw(
      acrossCompanies(
        [ENTRIES, BALANCES],
        `update ${BALANCES} b set total = (select coalesce(sum(e.total), 0) from ${ENTRIES} e
          where e.tenant_id = b.tenant_id and e.order_line_id = b.order_line_id)`,
      ),
    )
    this.schema.raw(`alter table ${ENTRIES} alter column total drop default`)
    this.schema.raw(`alter table ${ENTRIES} alter column by_order_line_total drop default`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
