import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table reservations_entries (
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
  warehouse_id uuid not null,
  order_line_id uuid not null,
  pieces numeric(18,3) not null,
  by_product_warehouse_pieces numeric(18,3) not null,
  by_product_warehouse_order_line_pieces numeric(18,3) not null
)`)
    this.schema.raw(`alter table reservations_entries add constraint reservations_entries_pkey primary key (tenant_id, id); comment on constraint reservations_entries_pkey on reservations_entries is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table reservations_entries add constraint reservations_entries_kind_check check (kind in ('reserve', 'issue', 'release', 'reversal')); comment on constraint reservations_entries_kind_check on reservations_entries is 'check (kind in (''reserve'', ''issue'', ''release'', ''reversal''))'`)
    this.schema.raw(`alter table reservations_entries add constraint reservations_entries_date_check check (date between '2000-01-01' and '2100-12-31'); comment on constraint reservations_entries_date_check on reservations_entries is 'check (date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`create unique index reservations_entries_seq_unique on reservations_entries (tenant_id, product_id, warehouse_id, seq); comment on index reservations_entries_seq_unique is 'unique (tenant_id, product_id, warehouse_id, seq)'`)
    this.schema.raw(`create index reservations_entries_reverses_id_index on reservations_entries (tenant_id, reverses_id) where reverses_id is not null; comment on index reservations_entries_reverses_id_index is '(tenant_id, reverses_id) where reverses_id is not null'`)
    this.schema.raw(`create index reservations_entries_product_id_index on reservations_entries (tenant_id, product_id, date); comment on index reservations_entries_product_id_index is '(tenant_id, product_id, date)'`)
    this.schema.raw(`create index reservations_entries_warehouse_id_index on reservations_entries (tenant_id, warehouse_id, date); comment on index reservations_entries_warehouse_id_index is '(tenant_id, warehouse_id, date)'`)
    this.schema.raw(`create index reservations_entries_order_line_id_index on reservations_entries (tenant_id, order_line_id, date); comment on index reservations_entries_order_line_id_index is '(tenant_id, order_line_id, date)'`)
    this.schema.raw(`call wall_table('reservations_entries'); call keep_entries('reservations_entries')`)
    this.schema.raw(`create table reservations_by_product_warehouse (
  tenant_id uuid not null,
  product_id uuid not null,
  warehouse_id uuid not null,
  pieces numeric(18,3) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(`alter table reservations_by_product_warehouse add constraint reservations_by_product_warehouse_pkey primary key (tenant_id, product_id, warehouse_id); comment on constraint reservations_by_product_warehouse_pkey on reservations_by_product_warehouse is 'primary key (tenant_id, product_id, warehouse_id)'`)
    this.schema.raw(`alter table reservations_by_product_warehouse add constraint reservations_by_product_warehouse_pieces_check check (pieces between 0 and 999999999999999); comment on constraint reservations_by_product_warehouse_pieces_check on reservations_by_product_warehouse is 'check (pieces between 0 and 999999999999999)'`)
    this.schema.raw(`call wall_table('reservations_by_product_warehouse'); call keep_balances('reservations_by_product_warehouse')`)
    this.schema.raw(`create table reservations_by_product_warehouse_order_line (
  tenant_id uuid not null,
  product_id uuid not null,
  warehouse_id uuid not null,
  order_line_id uuid not null,
  pieces numeric(18,3) default 0 not null
)`)
    this.schema.raw(`alter table reservations_by_product_warehouse_order_line add constraint reservations_by_product_warehouse_order_line_pkey primary key (tenant_id, product_id, warehouse_id, order_line_id); comment on constraint reservations_by_product_warehouse_order_line_pkey on reservations_by_product_warehouse_order_line is 'primary key (tenant_id, product_id, warehouse_id, order_line_id)'`)
    this.schema.raw(`alter table reservations_by_product_warehouse_order_line add constraint reservations_by_product_warehouse_order_line_pieces_check check (pieces between 0 and 999999999999999); comment on constraint reservations_by_product_warehouse_order_line_pieces_check on reservations_by_product_warehouse_order_line is 'check (pieces between 0 and 999999999999999)'`)
    this.schema.raw(`call wall_table('reservations_by_product_warehouse_order_line'); call keep_balances('reservations_by_product_warehouse_order_line')`)
    this.schema.raw(`alter table reservations_entries add constraint reservations_entries_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id); comment on constraint reservations_entries_product_id_fkey on reservations_entries is 'foreign key (tenant_id, product_id) references products (tenant_id, id)'`)
    this.schema.raw(`alter table reservations_entries add constraint reservations_entries_warehouse_id_fkey foreign key (tenant_id, warehouse_id) references warehouses (tenant_id, id); comment on constraint reservations_entries_warehouse_id_fkey on reservations_entries is 'foreign key (tenant_id, warehouse_id) references warehouses (tenant_id, id)'`)
    this.schema.raw(`alter table company_settings add column hard_reservation boolean default false not null`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
