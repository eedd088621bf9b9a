import { BaseSchema } from '@adonisjs/lucid/schema'
import { constraint, generated, index } from '#database/kept_definitions'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table minimum_stocks (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  product_id uuid not null,
  warehouse_id uuid not null,
  minimum_stock numeric(17,2) not null,
  note varchar(255)
)`)
    this.schema.raw(generated('minimum_stocks', 'note_order', 'text collate "C"', 'vietnamese_order(note)'))
    this.schema.raw(generated('minimum_stocks', 'search_text', 'text', `search_form(coalesce(code, ''))`))
    this.schema.raw(constraint('minimum_stocks', 'minimum_stocks_pkey', 'primary key (tenant_id, id)'))
    this.schema.raw(constraint('minimum_stocks', 'minimum_stocks_minimum_stock_check', 'check (minimum_stock between 0.01 and 999999999)'))
    this.schema.raw(index('minimum_stocks', 'minimum_stocks_code_unique', 'unique (tenant_id, lower(code))'))
    this.schema.raw(index('minimum_stocks', 'minimum_stocks_product_id_warehouse_id_unique', 'unique (tenant_id, product_id, warehouse_id)'))
    this.schema.raw(index('minimum_stocks', 'minimum_stocks_product_id_index', '(tenant_id, product_id)'))
    this.schema.raw(index('minimum_stocks', 'minimum_stocks_warehouse_id_index', '(tenant_id, warehouse_id)'))
    this.schema.raw(index('minimum_stocks', 'minimum_stocks_created_at_index', '(tenant_id, created_at, id)'))
    this.schema.raw(index('minimum_stocks', 'minimum_stocks_search_text_index', 'using gin (search_text gin_trgm_ops)'))
    this.schema.raw(`call wall_table('minimum_stocks'); call count_table('minimum_stocks'); call search_table('minimum_stocks')`)
    this.schema.raw(constraint('minimum_stocks', 'minimum_stocks_product_id_fkey', 'foreign key (tenant_id, product_id) references products (tenant_id, id)'))
    this.schema.raw(constraint('minimum_stocks', 'minimum_stocks_warehouse_id_fkey', 'foreign key (tenant_id, warehouse_id) references warehouses (tenant_id, id)'))
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
