import { BaseSchema } from '@adonisjs/lucid/schema'

/** What one version of a file is; its bytes lie in the store under `object`. */
const FACTS = `
  name varchar(255) not null,
  content_type varchar(100) not null,
  bytes integer not null check (bytes > 0),
  sha256 varchar(64) not null,
  width integer,
  height integer,
  object uuid not null`

/** Uploaded files: the newest version of each, and those that it has replaced. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table files (
        tenant_id uuid not null,
        id uuid not null,
        folder varchar(32) not null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        created_by uuid not null,
        updated_by uuid not null,${FACTS},
        primary key (tenant_id, id)
      );
      create table file_versions (
        tenant_id uuid not null,
        file_id uuid not null,
        version integer not null,
        created_at timestamptz not null,
        created_by uuid not null,${FACTS},
        primary key (tenant_id, file_id, version),
        foreign key (tenant_id, file_id) references files (tenant_id, id) on delete cascade
      );
      call wall_table('files'); call wall_table('file_versions');
    `)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
