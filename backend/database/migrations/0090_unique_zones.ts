import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create unique index shipping_zones_shipping_fee_id_province_unique on shipping_zones (tenant_id, shipping_fee_id, province); comment on index shipping_zones_shipping_fee_id_province_unique is 'unique (tenant_id, shipping_fee_id, province)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
