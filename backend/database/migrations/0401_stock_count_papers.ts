import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table stock_counts_papers (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  kind varchar(40),
  paper varchar(36),
  number varchar(30),
  day date,
  is_posted boolean default false not null,
  goods varchar(255),
  mark varchar(40)
)`)
    this.schema.raw(constraint('stock_counts_papers', 'stock_counts_papers_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('stock_counts_papers', 'stock_counts_papers_kind_check', `check (kind in ('receipt', 'issue', 'transferIn', 'transferOut', 'return'))`))
    this.schema.raw(constraint('stock_counts_papers', 'stock_counts_papers_day_check', `check (day between '2000-01-01' and '2100-12-31')`))
    this.schema.raw(constraint('stock_counts_papers', 'stock_counts_papers_mark_check', `check (mark in ('moved', 'notYet'))`))
    this.schema.raw(index('stock_counts_papers', 'stock_counts_papers_owner_index', '(tenant_id, owner_id, position)'))
    this.schema.raw(`call wall_table('stock_counts_papers')`)
    this.schema.raw(constraint('stock_counts_papers', 'stock_counts_papers_owner_fkey', 'foreign key (tenant_id, owner_id) references stock_counts (tenant_id, id) on delete cascade'))
    this.schema.raw('alter table stock_counts add column unmarked integer')
    this.schema.raw('alter table stock_counts add column counted_at timestamp with time zone')
    this.schema.raw(constraint('stock_counts', 'stock_counts_unmarked_check', 'check (unmarked between -2147483648 and 2147483647)'))
    this.schema.raw(constraint('stock_counts', 'stock_counts_counted_at_check', `check (counted_at between '2000-01-01' and '2101-01-01')`))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
