import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Which papers of each document were printed, how often, when and by whom. Copies are added and read, never changed.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table document_prints (
        tenant_id uuid not null,
        id uuid not null,
        resource varchar(60) not null,
        record_id uuid not null,
        paper varchar(20) not null,
        copy integer not null check (copy > 0),
        printed_by uuid,
        printed_at timestamptz not null default clock_timestamp(),
        primary key (tenant_id, id),
        constraint document_prints_once unique (tenant_id, resource, record_id, paper, copy)
      );
      call wall_table('document_prints');
      revoke update, delete on document_prints from barem_app;
    `)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
