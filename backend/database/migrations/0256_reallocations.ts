import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table debt_transactions add column reallocated_on date`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_reallocated_on_check check (reallocated_on between '2000-01-01' and '2100-12-31'); comment on constraint debt_transactions_reallocated_on_check on debt_transactions is 'check (reallocated_on between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table debt_transactions_allocations add column opening_line_id uuid`)
    this.schema.raw(`alter table debt_transactions_allocations add constraint debt_transactions_allocations_opening_line_id_fkey foreign key (tenant_id, opening_line_id) references opening_receivables_lines (tenant_id, id); comment on constraint debt_transactions_allocations_opening_line_id_fkey on debt_transactions_allocations is 'foreign key (tenant_id, opening_line_id) references opening_receivables_lines (tenant_id, id)'`)
    this.schema.raw(`create index debt_transactions_allocations_opening_line_id_index on debt_transactions_allocations (tenant_id, opening_line_id); comment on index debt_transactions_allocations_opening_line_id_index is '(tenant_id, opening_line_id)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
