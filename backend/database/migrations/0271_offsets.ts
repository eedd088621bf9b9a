import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table debt_transactions drop constraint debt_transactions_voucher_check`)
    this.schema.raw(`alter table debt_transactions drop constraint debt_transactions_kind_check`)
    this.schema.raw(`alter table debt_transactions drop constraint debt_transactions_complete_check`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_voucher_check check (voucher in ('PT', 'BC', 'PC', 'UNC', 'BT')); comment on constraint debt_transactions_voucher_check on debt_transactions is 'check (voucher in (''PT'', ''BC'', ''PC'', ''UNC'', ''BT''))'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_kind_check check (kind in ('receipt', 'deposit', 'refund', 'offset')); comment on constraint debt_transactions_kind_check on debt_transactions is 'check (kind in (''receipt'', ''deposit'', ''refund'', ''offset''))'`)
    this.schema.raw(`alter table debt_transactions add constraint debt_transactions_complete_check check (status in ('draft', 'cancelled') or (customer_id is not null and amount is not null)); comment on constraint debt_transactions_complete_check on debt_transactions is 'check (status in (''draft'', ''cancelled'') or (customer_id is not null and amount is not null))'`)
    this.schema.raw(`alter table receivables_entries drop constraint receivables_entries_kind_check`)
    this.schema.raw(`alter table receivables_entries add constraint receivables_entries_kind_check check (kind in ('opening', 'invoice', 'receipt', 'deposit', 'refund', 'offset', 'allocation', 'reversal')); comment on constraint receivables_entries_kind_check on receivables_entries is 'check (kind in (''opening'', ''invoice'', ''receipt'', ''deposit'', ''refund'', ''offset'', ''allocation'', ''reversal''))'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
