import { BaseSchema } from '@adonisjs/lucid/schema'

/** Opening stock, and the ledger that it is posted to. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create function entries_stay() returns trigger language plpgsql as $$ begin
      raise exception 'entries of a ledger are only added' using errcode = 'restrict_violation', constraint = 'entries_stay';
    end $$`)
    this.schema.raw(`create procedure keep_entries(name text) language plpgsql as $$ begin
      execute format('revoke update, delete on %I from barem_app', name);
      execute format('create trigger entries_stay before update or delete on %I for each row execute function entries_stay()', name);
      execute format('create trigger entries_all_stay before truncate on %I for each statement execute function entries_stay()', name);
    end $$`)
    this.schema.raw(`create procedure keep_balances(name text) language plpgsql as $$ begin
      execute format('revoke delete on %I from barem_app', name);
    end $$`)
    this.schema.raw(`create table opening_stocks (
  tenant_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  created_by uuid,
  updated_by uuid,
  code varchar(30) not null,
  status varchar(40),
  opened_on date not null,
  warehouse_id uuid,
  note varchar(2000),
  item_count numeric(18,3),
  theoretical_weight numeric(18,3),
  actual_weight numeric(18,3),
  total numeric(15,0)
)`)
    this.schema.raw(`alter table opening_stocks add column search_text text generated always as (search_form(coalesce(code, ''))) stored; comment on column opening_stocks.search_text is 'search_form(coalesce(code, ''''))'`)
    this.schema.raw(`alter table opening_stocks add constraint opening_stocks_pkey primary key (tenant_id, id); comment on constraint opening_stocks_pkey on opening_stocks is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table opening_stocks add constraint opening_stocks_status_check check (status in ('draft', 'done', 'cancelled')); comment on constraint opening_stocks_status_check on opening_stocks is 'check (status in (''draft'', ''done'', ''cancelled''))'`)
    this.schema.raw(`alter table opening_stocks add constraint opening_stocks_opened_on_check check (opened_on between '2000-01-01' and '2100-12-31'); comment on constraint opening_stocks_opened_on_check on opening_stocks is 'check (opened_on between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`alter table opening_stocks add constraint opening_stocks_item_count_check check (item_count between -999999999999999 and 999999999999999); comment on constraint opening_stocks_item_count_check on opening_stocks is 'check (item_count between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`alter table opening_stocks add constraint opening_stocks_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999); comment on constraint opening_stocks_theoretical_weight_check on opening_stocks is 'check (theoretical_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table opening_stocks add constraint opening_stocks_actual_weight_check check (actual_weight between 0 and 999999999999999); comment on constraint opening_stocks_actual_weight_check on opening_stocks is 'check (actual_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table opening_stocks add constraint opening_stocks_total_check check (total between 0 and 999999999999999); comment on constraint opening_stocks_total_check on opening_stocks is 'check (total between 0 and 999999999999999)'`)
    this.schema.raw(`alter table opening_stocks add constraint opening_stocks_complete_check check (status in ('draft') or (warehouse_id is not null)); comment on constraint opening_stocks_complete_check on opening_stocks is 'check (status in (''draft'') or (warehouse_id is not null))'`)
    this.schema.raw(`create unique index opening_stocks_code_unique on opening_stocks (tenant_id, lower(code)); comment on index opening_stocks_code_unique is 'unique (tenant_id, lower(code))'`)
    this.schema.raw(`create index opening_stocks_warehouse_id_index on opening_stocks (tenant_id, warehouse_id); comment on index opening_stocks_warehouse_id_index is '(tenant_id, warehouse_id)'`)
    this.schema.raw(`create index opening_stocks_created_at_index on opening_stocks (tenant_id, created_at, id); comment on index opening_stocks_created_at_index is '(tenant_id, created_at, id)'`)
    this.schema.raw(`create index opening_stocks_search_text_index on opening_stocks using gin (search_text gin_trgm_ops); comment on index opening_stocks_search_text_index is 'using gin (search_text gin_trgm_ops)'`)
    this.schema.raw(`call wall_table('opening_stocks'); call count_table('opening_stocks'); call search_table('opening_stocks')`)
    this.schema.raw(`create table opening_stocks_lines (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  position integer not null,
  product_id uuid,
  product_name varchar(255),
  unit varchar(255),
  english_unit varchar(255),
  weight_mode varchar(40),
  barem numeric(21,6),
  barem_basis varchar(40),
  quantity numeric(18,3),
  length numeric(19,4),
  theoretical_weight numeric(18,3),
  actual_weight numeric(18,3),
  price_type varchar(40),
  unit_price numeric(17,2),
  amount numeric(15,0),
  note varchar(255)
)`)
    this.schema.raw(`alter table opening_stocks_lines add constraint opening_stocks_lines_pkey primary key (tenant_id, id); comment on constraint opening_stocks_lines_pkey on opening_stocks_lines is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table opening_stocks_lines add constraint opening_stocks_lines_weight_mode_check check (weight_mode in ('none', 'per_piece', 'per_meter', 'geometry', 'coil')); comment on constraint opening_stocks_lines_weight_mode_check on opening_stocks_lines is 'check (weight_mode in (''none'', ''per_piece'', ''per_meter'', ''geometry'', ''coil''))'`)
    this.schema.raw(`alter table opening_stocks_lines add constraint opening_stocks_lines_barem_check check (barem between 0 and 999999999999999); comment on constraint opening_stocks_lines_barem_check on opening_stocks_lines is 'check (barem between 0 and 999999999999999)'`)
    this.schema.raw(`alter table opening_stocks_lines add constraint opening_stocks_lines_barem_basis_check check (barem_basis in ('metre', 'piece')); comment on constraint opening_stocks_lines_barem_basis_check on opening_stocks_lines is 'check (barem_basis in (''metre'', ''piece''))'`)
    this.schema.raw(`alter table opening_stocks_lines add constraint opening_stocks_lines_quantity_check check (quantity between 0.001 and 10000000); comment on constraint opening_stocks_lines_quantity_check on opening_stocks_lines is 'check (quantity between 0.001 and 10000000)'`)
    this.schema.raw(`alter table opening_stocks_lines add constraint opening_stocks_lines_length_check check (length between 0 and 999999999999999); comment on constraint opening_stocks_lines_length_check on opening_stocks_lines is 'check (length between 0 and 999999999999999)'`)
    this.schema.raw(`alter table opening_stocks_lines add constraint opening_stocks_lines_theoretical_weight_check check (theoretical_weight between 0 and 999999999999999); comment on constraint opening_stocks_lines_theoretical_weight_check on opening_stocks_lines is 'check (theoretical_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table opening_stocks_lines add constraint opening_stocks_lines_actual_weight_check check (actual_weight between 0 and 999999999999999); comment on constraint opening_stocks_lines_actual_weight_check on opening_stocks_lines is 'check (actual_weight between 0 and 999999999999999)'`)
    this.schema.raw(`alter table opening_stocks_lines add constraint opening_stocks_lines_price_type_check check (price_type in ('piece', 'actual_kg', 'barem_kg')); comment on constraint opening_stocks_lines_price_type_check on opening_stocks_lines is 'check (price_type in (''piece'', ''actual_kg'', ''barem_kg''))'`)
    this.schema.raw(`alter table opening_stocks_lines add constraint opening_stocks_lines_unit_price_check check (unit_price between 0 and 999999999999999); comment on constraint opening_stocks_lines_unit_price_check on opening_stocks_lines is 'check (unit_price between 0 and 999999999999999)'`)
    this.schema.raw(`alter table opening_stocks_lines add constraint opening_stocks_lines_amount_check check (amount between 0 and 999999999999999); comment on constraint opening_stocks_lines_amount_check on opening_stocks_lines is 'check (amount between 0 and 999999999999999)'`)
    this.schema.raw(`create index opening_stocks_lines_owner_index on opening_stocks_lines (tenant_id, owner_id, position); comment on index opening_stocks_lines_owner_index is '(tenant_id, owner_id, position)'`)
    this.schema.raw(`create index opening_stocks_lines_product_id_index on opening_stocks_lines (tenant_id, product_id); comment on index opening_stocks_lines_product_id_index is '(tenant_id, product_id)'`)
    this.schema.raw(`call wall_table('opening_stocks_lines')`)
    this.schema.raw(`create table stock_entries (
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
  pieces numeric(18,3) not null,
  actual_kg numeric(18,3) not null,
  barem_kg numeric(18,3) not null,
  value numeric(15,0) not null,
  cost_by_piece numeric(15,0),
  cost_by_actual_kg numeric(15,0),
  cost_by_barem_kg numeric(15,0),
  by_product_pieces numeric(18,3) not null,
  by_product_actual_kg numeric(18,3) not null,
  by_product_barem_kg numeric(18,3) not null,
  by_product_value numeric(15,0) not null,
  by_product_warehouse_pieces numeric(18,3) not null,
  by_product_warehouse_actual_kg numeric(18,3) not null,
  by_product_warehouse_barem_kg numeric(18,3) not null
)`)
    this.schema.raw(`alter table stock_entries add constraint stock_entries_pkey primary key (tenant_id, id); comment on constraint stock_entries_pkey on stock_entries is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table stock_entries add constraint stock_entries_kind_check check (kind in ('opening', 'receipt', 'issue', 'return_in', 'return_out', 'transfer_out', 'transfer_in', 'adjust', 'weight_variance', 'cost_correction', 'barem_restate', 'reversal')); comment on constraint stock_entries_kind_check on stock_entries is 'check (kind in (''opening'', ''receipt'', ''issue'', ''return_in'', ''return_out'', ''transfer_out'', ''transfer_in'', ''adjust'', ''weight_variance'', ''cost_correction'', ''barem_restate'', ''reversal''))'`)
    this.schema.raw(`alter table stock_entries add constraint stock_entries_date_check check (date between '2000-01-01' and '2100-12-31'); comment on constraint stock_entries_date_check on stock_entries is 'check (date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`create unique index stock_entries_seq_unique on stock_entries (tenant_id, product_id, seq); comment on index stock_entries_seq_unique is 'unique (tenant_id, product_id, seq)'`)
    this.schema.raw(`create unique index stock_entries_once_unique on stock_entries (tenant_id, document_id, line_id, action, kind, product_id, warehouse_id, reverses_id) nulls not distinct; comment on index stock_entries_once_unique is 'unique (tenant_id, document_id, line_id, action, kind, product_id, warehouse_id, reverses_id) nulls not distinct'`)
    this.schema.raw(`create index stock_entries_reverses_id_index on stock_entries (tenant_id, reverses_id) where reverses_id is not null; comment on index stock_entries_reverses_id_index is '(tenant_id, reverses_id) where reverses_id is not null'`)
    this.schema.raw(`create index stock_entries_product_id_index on stock_entries (tenant_id, product_id, date); comment on index stock_entries_product_id_index is '(tenant_id, product_id, date)'`)
    this.schema.raw(`create index stock_entries_warehouse_id_index on stock_entries (tenant_id, warehouse_id, date); comment on index stock_entries_warehouse_id_index is '(tenant_id, warehouse_id, date)'`)
    this.schema.raw(`call wall_table('stock_entries'); call keep_entries('stock_entries')`)
    this.schema.raw(`create table stock_by_product (
  tenant_id uuid not null,
  product_id uuid not null,
  pieces numeric(18,3) default 0 not null,
  actual_kg numeric(18,3) default 0 not null,
  barem_kg numeric(18,3) default 0 not null,
  value numeric(15,0) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(`alter table stock_by_product add constraint stock_by_product_pkey primary key (tenant_id, product_id); comment on constraint stock_by_product_pkey on stock_by_product is 'primary key (tenant_id, product_id)'`)
    this.schema.raw(`alter table stock_by_product add constraint stock_by_product_pieces_check check (pieces between 0 and 999999999999999); comment on constraint stock_by_product_pieces_check on stock_by_product is 'check (pieces between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_by_product add constraint stock_by_product_actual_kg_check check (actual_kg between 0 and 999999999999999); comment on constraint stock_by_product_actual_kg_check on stock_by_product is 'check (actual_kg between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_by_product add constraint stock_by_product_barem_kg_check check (barem_kg between 0 and 999999999999999); comment on constraint stock_by_product_barem_kg_check on stock_by_product is 'check (barem_kg between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_by_product add constraint stock_by_product_value_check check (value between 0 and 999999999999999); comment on constraint stock_by_product_value_check on stock_by_product is 'check (value between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_by_product add constraint stock_by_product_empty_check check (pieces > 0 or (actual_kg = 0 and barem_kg = 0 and value = 0)); comment on constraint stock_by_product_empty_check on stock_by_product is 'check (pieces > 0 or (actual_kg = 0 and barem_kg = 0 and value = 0))'`)
    this.schema.raw(`call wall_table('stock_by_product'); call keep_balances('stock_by_product')`)
    this.schema.raw(`create table stock_by_product_warehouse (
  tenant_id uuid not null,
  product_id uuid not null,
  warehouse_id uuid not null,
  pieces numeric(18,3) default 0 not null,
  actual_kg numeric(18,3) default 0 not null,
  barem_kg numeric(18,3) default 0 not null
)`)
    this.schema.raw(`alter table stock_by_product_warehouse add constraint stock_by_product_warehouse_pkey primary key (tenant_id, product_id, warehouse_id); comment on constraint stock_by_product_warehouse_pkey on stock_by_product_warehouse is 'primary key (tenant_id, product_id, warehouse_id)'`)
    this.schema.raw(`alter table stock_by_product_warehouse add constraint stock_by_product_warehouse_pieces_check check (pieces between 0 and 999999999999999); comment on constraint stock_by_product_warehouse_pieces_check on stock_by_product_warehouse is 'check (pieces between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_by_product_warehouse add constraint stock_by_product_warehouse_actual_kg_check check (actual_kg between 0 and 999999999999999); comment on constraint stock_by_product_warehouse_actual_kg_check on stock_by_product_warehouse is 'check (actual_kg between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_by_product_warehouse add constraint stock_by_product_warehouse_barem_kg_check check (barem_kg between 0 and 999999999999999); comment on constraint stock_by_product_warehouse_barem_kg_check on stock_by_product_warehouse is 'check (barem_kg between 0 and 999999999999999)'`)
    this.schema.raw(`alter table stock_by_product_warehouse add constraint stock_by_product_warehouse_empty_check check (pieces > 0 or (actual_kg = 0 and barem_kg = 0)); comment on constraint stock_by_product_warehouse_empty_check on stock_by_product_warehouse is 'check (pieces > 0 or (actual_kg = 0 and barem_kg = 0))'`)
    this.schema.raw(`call wall_table('stock_by_product_warehouse'); call keep_balances('stock_by_product_warehouse')`)
    this.schema.raw(`alter table opening_stocks add constraint opening_stocks_warehouse_id_fkey foreign key (tenant_id, warehouse_id) references warehouses (tenant_id, id); comment on constraint opening_stocks_warehouse_id_fkey on opening_stocks is 'foreign key (tenant_id, warehouse_id) references warehouses (tenant_id, id)'`)
    this.schema.raw(`alter table opening_stocks_lines add constraint opening_stocks_lines_owner_fkey foreign key (tenant_id, owner_id) references opening_stocks (tenant_id, id) on delete cascade; comment on constraint opening_stocks_lines_owner_fkey on opening_stocks_lines is 'foreign key (tenant_id, owner_id) references opening_stocks (tenant_id, id) on delete cascade'`)
    this.schema.raw(`alter table opening_stocks_lines add constraint opening_stocks_lines_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id); comment on constraint opening_stocks_lines_product_id_fkey on opening_stocks_lines is 'foreign key (tenant_id, product_id) references products (tenant_id, id)'`)
    this.schema.raw(`alter table stock_entries add constraint stock_entries_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id); comment on constraint stock_entries_product_id_fkey on stock_entries is 'foreign key (tenant_id, product_id) references products (tenant_id, id)'`)
    this.schema.raw(`alter table stock_entries add constraint stock_entries_warehouse_id_fkey foreign key (tenant_id, warehouse_id) references warehouses (tenant_id, id); comment on constraint stock_entries_warehouse_id_fkey on stock_entries is 'foreign key (tenant_id, warehouse_id) references warehouses (tenant_id, id)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
