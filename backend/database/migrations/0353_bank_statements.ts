import { BaseSchema } from '@adonisjs/lucid/schema'

/** Lines of statements of accounts at banks, each once, and where each account's statements have their columns. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table bank_statement_lines (
  tenant_id uuid not null,
  id uuid not null,
  fund_id uuid not null,
  date date not null,
  amount numeric(15,0) not null,
  content varchar(1000),
  reference varchar(100),
  payer varchar(255),
  balance numeric(15,0),
  key varchar(64) not null,
  state varchar(20) default 'open' not null,
  document varchar(60),
  document_id uuid,
  reason varchar(500),
  created_at timestamptz default now() not null,
  created_by uuid,
  decided_at timestamptz,
  decided_by uuid,
  constraint bank_statement_lines_pkey primary key (tenant_id, id),
  constraint bank_statement_lines_fund_id_fkey foreign key (tenant_id, fund_id) references funds (tenant_id, id),
  constraint bank_statement_lines_amount_check check (amount <> 0),
  constraint bank_statement_lines_state_check check (state in ('open', 'confirmed', 'ignored')),
  constraint bank_statement_lines_document_check check ((state = 'confirmed') = (document_id is not null)),
  constraint bank_statement_lines_reason_check check ((state = 'ignored') = (reason is not null))
)`)
    // A line is there once, and a document is that of one line.
    this.schema.raw(`create unique index bank_statement_lines_key_unique on bank_statement_lines (tenant_id, fund_id, key);
      create unique index bank_statement_lines_document_unique on bank_statement_lines (tenant_id, fund_id, document_id)
        where document_id is not null;
      create index bank_statement_lines_state_index on bank_statement_lines (tenant_id, fund_id, state, date);
      call wall_table('bank_statement_lines')`)
    this.schema.raw(`create table bank_statement_columns (
  tenant_id uuid not null,
  fund_id uuid not null,
  columns jsonb not null,
  updated_at timestamptz default now() not null,
  updated_by uuid,
  constraint bank_statement_columns_pkey primary key (tenant_id, fund_id),
  constraint bank_statement_columns_fund_id_fkey foreign key (tenant_id, fund_id) references funds (tenant_id, id)
    on delete cascade
);
      call wall_table('bank_statement_columns')`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
