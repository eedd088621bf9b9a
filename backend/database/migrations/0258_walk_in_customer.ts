import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table company_settings add column walk_in_customer_id uuid`)
    this.schema.raw(`alter table company_settings add constraint company_settings_walk_in_customer_id_fkey foreign key (tenant_id, walk_in_customer_id) references customers (tenant_id, id); comment on constraint company_settings_walk_in_customer_id_fkey on company_settings is 'foreign key (tenant_id, walk_in_customer_id) references customers (tenant_id, id)'`)
    this.schema.raw(`create index company_settings_walk_in_customer_id_index on company_settings (tenant_id, walk_in_customer_id); comment on index company_settings_walk_in_customer_id_index is '(tenant_id, walk_in_customer_id)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
