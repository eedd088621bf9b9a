import { BaseSchema } from '@adonisjs/lucid/schema'
import { addDebtItem } from '#database/add_debt_item'
import { constraint, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table returning_entries (
  tenant_id uuid not null,
  id uuid not null,
  posting_id uuid not null,
  reverses_id uuid,
  document varchar(60) not null,
  document_id uuid not null,
  line_id uuid,
  action varchar(40) not null,
  kind varchar(40) not null,
  date date not null,
  seq bigint not null,
  created_at timestamp with time zone not null,
  created_by uuid,
  product_id uuid not null,
  order_line_id uuid not null,
  invoice_line_id uuid,
  issue_line_id uuid,
  quantity numeric(18,3) not null,
  actual_kg numeric(18,3) not null,
  barem_kg numeric(18,3) not null,
  amount numeric(15,0) not null,
  discount numeric(15,0) not null,
  tax numeric(15,0) not null,
  total numeric(15,0) not null,
  cost numeric(15,0) not null,
  cost_by_piece numeric(15,0) not null,
  cost_by_actual_kg numeric(15,0) not null,
  cost_by_barem_kg numeric(15,0) not null,
  by_product_quantity numeric(18,3) not null,
  by_product_order_line_quantity numeric(18,3) not null,
  by_product_order_line_actual_kg numeric(18,3) not null,
  by_product_order_line_cost numeric(15,0) not null,
  by_product_order_line_cost_by_piece numeric(15,0) not null,
  by_product_order_line_cost_by_actual_kg numeric(15,0) not null,
  by_product_order_line_cost_by_barem_kg numeric(15,0) not null,
  by_invoice_line_quantity numeric(18,3),
  by_invoice_line_actual_kg numeric(18,3),
  by_invoice_line_barem_kg numeric(18,3),
  by_invoice_line_amount numeric(15,0),
  by_invoice_line_discount numeric(15,0),
  by_invoice_line_tax numeric(15,0),
  by_invoice_line_total numeric(15,0),
  by_issue_line_quantity numeric(18,3),
  by_issue_line_actual_kg numeric(18,3),
  by_issue_line_barem_kg numeric(18,3)
)`)
    this.schema.raw(constraint('returning_entries', 'returning_entries_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('returning_entries', 'returning_entries_kind_check', `check (kind in ('return', 'reversal'))`))
    this.schema.raw(constraint('returning_entries', 'returning_entries_one_check', 'check (num_nonnulls(invoice_line_id, issue_line_id) = 1)'))
    this.schema.raw(constraint('returning_entries', 'returning_entries_date_check', `check (date between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(index('returning_entries', 'returning_entries_seq_unique', 'unique (tenant_id, product_id, seq)'))
    this.schema.raw(index('returning_entries', 'returning_entries_once_unique', 'unique (tenant_id, document_id, line_id, action, kind, product_id, order_line_id, invoice_line_id, issue_line_id, reverses_id) nulls not distinct'))
    this.schema.raw(index('returning_entries', 'returning_entries_date_index', '(tenant_id, date)'))
    this.schema.raw(index('returning_entries', 'returning_entries_reverses_id_index', '(tenant_id, reverses_id) where reverses_id is not null'))
    this.schema.raw(index('returning_entries', 'returning_entries_product_id_index', '(tenant_id, product_id, date)'))
    this.schema.raw(index('returning_entries', 'returning_entries_order_line_id_index', '(tenant_id, order_line_id, date)'))
    this.schema.raw(index('returning_entries', 'returning_entries_invoice_line_id_index', '(tenant_id, invoice_line_id, date)'))
    this.schema.raw(index('returning_entries', 'returning_entries_issue_line_id_index', '(tenant_id, issue_line_id, date)'))
    this.schema.raw(`call wall_table('returning_entries'); call keep_entries('returning_entries')`)
    this.schema.raw(`create table returning_by_product (
  tenant_id uuid not null,
  product_id uuid not null,
  quantity numeric(18,3) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(constraint('returning_by_product', 'returning_by_product_pkey', 'primary key (tenant_id, product_id)'))
    this.schema.raw(constraint('returning_by_product', 'returning_by_product_quantity_check', 'check (quantity between 0 and 999999999999999)'))
    this.schema.raw(`call wall_table('returning_by_product'); call keep_balances('returning_by_product')`)
    this.schema.raw(`create table returning_by_product_order_line (
  tenant_id uuid not null,
  product_id uuid not null,
  order_line_id uuid not null,
  quantity numeric(18,3) default 0 not null,
  actual_kg numeric(18,3) default 0 not null,
  cost numeric(15,0) default 0 not null,
  cost_by_piece numeric(15,0) default 0 not null,
  cost_by_actual_kg numeric(15,0) default 0 not null,
  cost_by_barem_kg numeric(15,0) default 0 not null
)`)
    this.schema.raw(constraint('returning_by_product_order_line', 'returning_by_product_order_line_pkey', 'primary key (tenant_id, product_id, order_line_id)'))
    this.schema.raw(constraint('returning_by_product_order_line', 'returning_by_product_order_line_quantity_check', 'check (quantity between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_product_order_line', 'returning_by_product_order_line_actual_kg_check', 'check (actual_kg between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_product_order_line', 'returning_by_product_order_line_cost_check', 'check (cost between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_product_order_line', 'returning_by_product_order_line_cost_by_piece_check', 'check (cost_by_piece between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_product_order_line', 'returning_by_product_order_line_cost_by_actual_kg_check', 'check (cost_by_actual_kg between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_product_order_line', 'returning_by_product_order_line_cost_by_barem_kg_check', 'check (cost_by_barem_kg between 0 and 999999999999999)'))
    this.schema.raw(`call wall_table('returning_by_product_order_line'); call keep_balances('returning_by_product_order_line')`)
    this.schema.raw(`create table returning_by_invoice_line (
  tenant_id uuid not null,
  invoice_line_id uuid not null,
  quantity numeric(18,3) default 0 not null,
  actual_kg numeric(18,3) default 0 not null,
  barem_kg numeric(18,3) default 0 not null,
  amount numeric(15,0) default 0 not null,
  discount numeric(15,0) default 0 not null,
  tax numeric(15,0) default 0 not null,
  total numeric(15,0) default 0 not null
)`)
    this.schema.raw(constraint('returning_by_invoice_line', 'returning_by_invoice_line_pkey', 'primary key (tenant_id, invoice_line_id)'))
    this.schema.raw(constraint('returning_by_invoice_line', 'returning_by_invoice_line_quantity_check', 'check (quantity between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_invoice_line', 'returning_by_invoice_line_actual_kg_check', 'check (actual_kg between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_invoice_line', 'returning_by_invoice_line_barem_kg_check', 'check (barem_kg between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_invoice_line', 'returning_by_invoice_line_amount_check', 'check (amount between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_invoice_line', 'returning_by_invoice_line_discount_check', 'check (discount between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_invoice_line', 'returning_by_invoice_line_tax_check', 'check (tax between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_invoice_line', 'returning_by_invoice_line_total_check', 'check (total between -999999999999999 and 999999999999999)'))
    this.schema.raw(`call wall_table('returning_by_invoice_line'); call keep_balances('returning_by_invoice_line')`)
    this.schema.raw(`create table returning_by_issue_line (
  tenant_id uuid not null,
  issue_line_id uuid not null,
  quantity numeric(18,3) default 0 not null,
  actual_kg numeric(18,3) default 0 not null,
  barem_kg numeric(18,3) default 0 not null
)`)
    this.schema.raw(constraint('returning_by_issue_line', 'returning_by_issue_line_pkey', 'primary key (tenant_id, issue_line_id)'))
    this.schema.raw(constraint('returning_by_issue_line', 'returning_by_issue_line_quantity_check', 'check (quantity between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_issue_line', 'returning_by_issue_line_actual_kg_check', 'check (actual_kg between 0 and 999999999999999)'))
    this.schema.raw(constraint('returning_by_issue_line', 'returning_by_issue_line_barem_kg_check', 'check (barem_kg between 0 and 999999999999999)'))
    this.schema.raw(`call wall_table('returning_by_issue_line'); call keep_balances('returning_by_issue_line')`)
    this.schema.raw(constraint('returning_entries', 'returning_entries_product_id_fkey', 'foreign key (tenant_id, product_id) references products (tenant_id, id)'))
    this.schema.raw(constraint('returning_entries', 'returning_entries_order_line_id_fkey', 'foreign key (tenant_id, order_line_id) references sales_orders_lines (tenant_id, id)'))
    this.schema.raw(constraint('returning_entries', 'returning_entries_invoice_line_id_fkey', 'foreign key (tenant_id, invoice_line_id) references invoices_lines (tenant_id, id)'))
    this.schema.raw(constraint('returning_entries', 'returning_entries_issue_line_id_fkey', 'foreign key (tenant_id, issue_line_id) references warehouse_issues_lines (tenant_id, id)'))
    const before = ['invoice_id', 'transaction_id', 'opening_line_id']
    const kinds = ['opening', 'invoice', 'receipt', 'deposit', 'refund', 'offset', 'return', 'allocation', 'reversal']
    const item = { ledger: 'receivables', party: 'customer_id', column: 'return_id', references: 'returns', before, kinds }
    for (const text of addDebtItem(item)) this.schema.raw(text)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
