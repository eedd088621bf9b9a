import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'
import { constraint, index } from '#database/kept_definitions'

/** Pieces that customers got without an order. */
const FILLED = `update warehouse_issues i set unordered_count = l.pieces
  from (select tenant_id, owner_id, sum(quantity) as pieces from warehouse_issues_lines
    where order_line_id is null and product_id is not null group by tenant_id, owner_id) l
  where l.tenant_id = i.tenant_id and l.owner_id = i.id and i.purpose = 'sale'`

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table sales_orders add column issue_id uuid')
    this.schema.raw(constraint('sales_orders', 'sales_orders_issue_id_fkey', 'foreign key (tenant_id, issue_id) references warehouse_issues (tenant_id, id)'))
    this.schema.raw(index('sales_orders', 'sales_orders_issue_id_index', '(tenant_id, issue_id)'))
    this.schema.raw('alter table warehouse_issues add column unordered_count numeric(18,3)')
    this.schema.raw(acrossCompanies(['warehouse_issues', 'warehouse_issues_lines'], FILLED))
    this.schema.raw(constraint('warehouse_issues', 'warehouse_issues_unordered_count_check', 'check (unordered_count between -999999999999999 and 999999999999999)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
