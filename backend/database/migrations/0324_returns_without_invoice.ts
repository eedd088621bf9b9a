import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('alter table returns drop constraint returns_basis_check')
    this.schema.raw(constraint('returns', 'returns_basis_check', `check (basis in ('invoice', 'issue', 'none'))`))
    this.schema.raw('alter table returns_lines add column own_price numeric(17,2)')
    this.schema.raw('alter table returns_lines add column own_price_type varchar(40)')
    this.schema.raw('alter table returns_lines add column unit_cost numeric(17,2)')
    this.schema.raw(constraint('returns_lines', 'returns_lines_own_price_check', 'check (own_price between 0 and 999999999999999)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_unit_cost_check', 'check (unit_cost between 0 and 999999999999999)'))
    this.schema.raw(constraint('returns_lines', 'returns_lines_own_price_type_check', `check (own_price_type in ('piece', 'actual_kg'))`))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
