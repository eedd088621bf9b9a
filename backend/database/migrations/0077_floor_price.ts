import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table sales_orders_lines add column floor_price numeric(17,2)`)
    this.schema.raw(`alter table sales_orders_lines add constraint sales_orders_lines_floor_price_check check (floor_price between 0 and 999999999999999); comment on constraint sales_orders_lines_floor_price_check on sales_orders_lines is 'check (floor_price between 0 and 999999999999999)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
