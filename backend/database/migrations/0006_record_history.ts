import { BaseSchema } from '@adonisjs/lucid/schema'

/** What happened to each record. Entries are added and read, never changed: not by the application's role. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table record_history (
        tenant_id uuid not null,
        id uuid not null,
        resource varchar(60) not null,
        record_id uuid not null,
        version integer not null,
        action varchar(20) not null check (action in ('create', 'update', 'delete', 'resetPassword')),
        changes jsonb not null default '[]'::jsonb,
        user_id uuid,
        source varchar(10) not null check (source in ('screen', 'import', 'system')),
        address varchar(64),
        at timestamptz not null default clock_timestamp(),
        primary key (tenant_id, id)
      );
      create index record_history_record_index on record_history (tenant_id, resource, record_id, id);
      call wall_table('record_history');
      revoke update, delete on record_history from barem_app;
    `)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
