import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table variances_entries (
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
  amount numeric(15,0) not null,
  by_product_amount numeric(15,0) not null
)`)
    this.schema.raw(`alter table variances_entries add constraint variances_entries_pkey primary key (tenant_id, id); comment on constraint variances_entries_pkey on variances_entries is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table variances_entries add constraint variances_entries_kind_check check (kind in ('undo', 'late_price', 'reversal')); comment on constraint variances_entries_kind_check on variances_entries is 'check (kind in (''undo'', ''late_price'', ''reversal''))'`)
    this.schema.raw(`alter table variances_entries add constraint variances_entries_date_check check (date between '2000-01-01' and '2100-12-31'); comment on constraint variances_entries_date_check on variances_entries is 'check (date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`create unique index variances_entries_seq_unique on variances_entries (tenant_id, product_id, seq); comment on index variances_entries_seq_unique is 'unique (tenant_id, product_id, seq)'`)
    this.schema.raw(`create unique index variances_entries_once_unique on variances_entries (tenant_id, document_id, line_id, action, kind, product_id, reverses_id) nulls not distinct; comment on index variances_entries_once_unique is 'unique (tenant_id, document_id, line_id, action, kind, product_id, reverses_id) nulls not distinct'`)
    this.schema.raw(`create index variances_entries_reverses_id_index on variances_entries (tenant_id, reverses_id) where reverses_id is not null; comment on index variances_entries_reverses_id_index is '(tenant_id, reverses_id) where reverses_id is not null'`)
    this.schema.raw(`create index variances_entries_product_id_index on variances_entries (tenant_id, product_id, date); comment on index variances_entries_product_id_index is '(tenant_id, product_id, date)'`)
    this.schema.raw(`call wall_table('variances_entries'); call keep_entries('variances_entries')`)
    this.schema.raw(`create table variances_by_product (
  tenant_id uuid not null,
  product_id uuid not null,
  amount numeric(15,0) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(`alter table variances_by_product add constraint variances_by_product_pkey primary key (tenant_id, product_id); comment on constraint variances_by_product_pkey on variances_by_product is 'primary key (tenant_id, product_id)'`)
    this.schema.raw(`alter table variances_by_product add constraint variances_by_product_amount_check check (amount between -999999999999999 and 999999999999999); comment on constraint variances_by_product_amount_check on variances_by_product is 'check (amount between -999999999999999 and 999999999999999)'`)
    this.schema.raw(`call wall_table('variances_by_product'); call keep_balances('variances_by_product')`)
    this.schema.raw(`create table fulfilment_entries (
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
  contract_line_id uuid,
  order_line_id uuid,
  quantity numeric(21,6) not null,
  pieces numeric(18,3) not null,
  actual_kg numeric(18,3) not null,
  barem_kg numeric(18,3) not null,
  by_contract_line_quantity numeric(21,6),
  by_contract_line_pieces numeric(18,3),
  by_contract_line_actual_kg numeric(18,3),
  by_contract_line_barem_kg numeric(18,3),
  by_order_line_quantity numeric(21,6),
  by_order_line_pieces numeric(18,3),
  by_order_line_actual_kg numeric(18,3),
  by_order_line_barem_kg numeric(18,3)
)`)
    this.schema.raw(`alter table fulfilment_entries add constraint fulfilment_entries_pkey primary key (tenant_id, id); comment on constraint fulfilment_entries_pkey on fulfilment_entries is 'primary key (tenant_id, id)'`)
    this.schema.raw(`alter table fulfilment_entries add constraint fulfilment_entries_kind_check check (kind in ('receipt', 'issue', 'reversal')); comment on constraint fulfilment_entries_kind_check on fulfilment_entries is 'check (kind in (''receipt'', ''issue'', ''reversal''))'`)
    this.schema.raw(`alter table fulfilment_entries add constraint fulfilment_entries_one_check check (num_nonnulls(contract_line_id, order_line_id) = 1); comment on constraint fulfilment_entries_one_check on fulfilment_entries is 'check (num_nonnulls(contract_line_id, order_line_id) = 1)'`)
    this.schema.raw(`alter table fulfilment_entries add constraint fulfilment_entries_date_check check (date between '2000-01-01' and '2100-12-31'); comment on constraint fulfilment_entries_date_check on fulfilment_entries is 'check (date between ''2000-01-01'' and ''2100-12-31'')'`)
    this.schema.raw(`create unique index fulfilment_entries_contract_line_id_seq_unique on fulfilment_entries (tenant_id, contract_line_id, seq) where contract_line_id is not null; comment on index fulfilment_entries_contract_line_id_seq_unique is 'unique (tenant_id, contract_line_id, seq) where contract_line_id is not null'`)
    this.schema.raw(`create unique index fulfilment_entries_order_line_id_seq_unique on fulfilment_entries (tenant_id, order_line_id, seq) where order_line_id is not null; comment on index fulfilment_entries_order_line_id_seq_unique is 'unique (tenant_id, order_line_id, seq) where order_line_id is not null'`)
    this.schema.raw(`create unique index fulfilment_entries_once_unique on fulfilment_entries (tenant_id, document_id, line_id, action, kind, contract_line_id, order_line_id, reverses_id) nulls not distinct; comment on index fulfilment_entries_once_unique is 'unique (tenant_id, document_id, line_id, action, kind, contract_line_id, order_line_id, reverses_id) nulls not distinct'`)
    this.schema.raw(`create index fulfilment_entries_reverses_id_index on fulfilment_entries (tenant_id, reverses_id) where reverses_id is not null; comment on index fulfilment_entries_reverses_id_index is '(tenant_id, reverses_id) where reverses_id is not null'`)
    this.schema.raw(`create index fulfilment_entries_contract_line_id_index on fulfilment_entries (tenant_id, contract_line_id, date); comment on index fulfilment_entries_contract_line_id_index is '(tenant_id, contract_line_id, date)'`)
    this.schema.raw(`create index fulfilment_entries_order_line_id_index on fulfilment_entries (tenant_id, order_line_id, date); comment on index fulfilment_entries_order_line_id_index is '(tenant_id, order_line_id, date)'`)
    this.schema.raw(`call wall_table('fulfilment_entries'); call keep_entries('fulfilment_entries')`)
    this.schema.raw(`create table fulfilment_by_contract_line (
  tenant_id uuid not null,
  contract_line_id uuid not null,
  quantity numeric(21,6) default 0 not null,
  pieces numeric(18,3) default 0 not null,
  actual_kg numeric(18,3) default 0 not null,
  barem_kg numeric(18,3) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(`alter table fulfilment_by_contract_line add constraint fulfilment_by_contract_line_pkey primary key (tenant_id, contract_line_id); comment on constraint fulfilment_by_contract_line_pkey on fulfilment_by_contract_line is 'primary key (tenant_id, contract_line_id)'`)
    this.schema.raw(`alter table fulfilment_by_contract_line add constraint fulfilment_by_contract_line_quantity_check check (quantity between 0 and 999999999999999); comment on constraint fulfilment_by_contract_line_quantity_check on fulfilment_by_contract_line is 'check (quantity between 0 and 999999999999999)'`)
    this.schema.raw(`alter table fulfilment_by_contract_line add constraint fulfilment_by_contract_line_pieces_check check (pieces between 0 and 999999999999999); comment on constraint fulfilment_by_contract_line_pieces_check on fulfilment_by_contract_line is 'check (pieces between 0 and 999999999999999)'`)
    this.schema.raw(`alter table fulfilment_by_contract_line add constraint fulfilment_by_contract_line_actual_kg_check check (actual_kg between 0 and 999999999999999); comment on constraint fulfilment_by_contract_line_actual_kg_check on fulfilment_by_contract_line is 'check (actual_kg between 0 and 999999999999999)'`)
    this.schema.raw(`alter table fulfilment_by_contract_line add constraint fulfilment_by_contract_line_barem_kg_check check (barem_kg between 0 and 999999999999999); comment on constraint fulfilment_by_contract_line_barem_kg_check on fulfilment_by_contract_line is 'check (barem_kg between 0 and 999999999999999)'`)
    this.schema.raw(`call wall_table('fulfilment_by_contract_line'); call keep_balances('fulfilment_by_contract_line')`)
    this.schema.raw(`create table fulfilment_by_order_line (
  tenant_id uuid not null,
  order_line_id uuid not null,
  quantity numeric(21,6) default 0 not null,
  pieces numeric(18,3) default 0 not null,
  actual_kg numeric(18,3) default 0 not null,
  barem_kg numeric(18,3) default 0 not null,
  seq bigint default 0 not null
)`)
    this.schema.raw(`alter table fulfilment_by_order_line add constraint fulfilment_by_order_line_pkey primary key (tenant_id, order_line_id); comment on constraint fulfilment_by_order_line_pkey on fulfilment_by_order_line is 'primary key (tenant_id, order_line_id)'`)
    this.schema.raw(`alter table fulfilment_by_order_line add constraint fulfilment_by_order_line_quantity_check check (quantity between 0 and 999999999999999); comment on constraint fulfilment_by_order_line_quantity_check on fulfilment_by_order_line is 'check (quantity between 0 and 999999999999999)'`)
    this.schema.raw(`alter table fulfilment_by_order_line add constraint fulfilment_by_order_line_pieces_check check (pieces between 0 and 999999999999999); comment on constraint fulfilment_by_order_line_pieces_check on fulfilment_by_order_line is 'check (pieces between 0 and 999999999999999)'`)
    this.schema.raw(`alter table fulfilment_by_order_line add constraint fulfilment_by_order_line_actual_kg_check check (actual_kg between 0 and 999999999999999); comment on constraint fulfilment_by_order_line_actual_kg_check on fulfilment_by_order_line is 'check (actual_kg between 0 and 999999999999999)'`)
    this.schema.raw(`alter table fulfilment_by_order_line add constraint fulfilment_by_order_line_barem_kg_check check (barem_kg between 0 and 999999999999999); comment on constraint fulfilment_by_order_line_barem_kg_check on fulfilment_by_order_line is 'check (barem_kg between 0 and 999999999999999)'`)
    this.schema.raw(`call wall_table('fulfilment_by_order_line'); call keep_balances('fulfilment_by_order_line')`)
    this.schema.raw(`alter table variances_entries add constraint variances_entries_product_id_fkey foreign key (tenant_id, product_id) references products (tenant_id, id); comment on constraint variances_entries_product_id_fkey on variances_entries is 'foreign key (tenant_id, product_id) references products (tenant_id, id)'`)
    this.schema.raw(`alter table fulfilment_entries add constraint fulfilment_entries_contract_line_id_fkey foreign key (tenant_id, contract_line_id) references purchase_contracts_lines (tenant_id, id); comment on constraint fulfilment_entries_contract_line_id_fkey on fulfilment_entries is 'foreign key (tenant_id, contract_line_id) references purchase_contracts_lines (tenant_id, id)'`)
    this.schema.raw(`alter table fulfilment_entries add constraint fulfilment_entries_order_line_id_fkey foreign key (tenant_id, order_line_id) references sales_orders_lines (tenant_id, id); comment on constraint fulfilment_entries_order_line_id_fkey on fulfilment_entries is 'foreign key (tenant_id, order_line_id) references sales_orders_lines (tenant_id, id)'`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
