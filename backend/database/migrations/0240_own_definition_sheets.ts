import { BaseSchema } from '@adonisjs/lucid/schema'

/** Sheets that definitions were begun from, until their rows are imported. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table own_definition_sheets (
  tenant_id uuid not null,
  definition_id uuid not null,
  name varchar(255) not null,
  content bytea not null,
  created_at timestamptz default now() not null,
  created_by uuid,
  constraint own_definition_sheets_pkey primary key (tenant_id, definition_id),
  constraint own_definition_sheets_definition_fkey foreign key (tenant_id, definition_id)
    references own_definitions (tenant_id, id) on delete cascade
);
      call wall_table('own_definition_sheets')`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
