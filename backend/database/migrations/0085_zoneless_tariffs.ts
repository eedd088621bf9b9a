import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'

/** A tariff by zones is in use only once it has zones; those that have none are put out of use. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(
      acrossCompanies(
        ['shipping_fees', 'shipping_zones'],
        `update shipping_fees f set status = 'inactive', version = version + 1, updated_at = now()
      where method = 'zone' and status = 'active' and not exists (
        select 1 from shipping_zones z where z.tenant_id = f.tenant_id and z.shipping_fee_id = f.id)`,
      ),
    )
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
