import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What documents stand on: numbers without gaps, what was approved, and answers that are given once however often they
 * are asked for.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table doc_counters (
        tenant_id uuid not null,
        doc_type varchar(60) not null,
        period varchar(10) not null,
        n integer not null check (n > 0),
        primary key (tenant_id, doc_type, period)
      );
      call wall_table('doc_counters');
      revoke delete on doc_counters from barem_app;

      create table document_revisions (
        tenant_id uuid not null,
        id uuid not null,
        resource varchar(60) not null,
        record_id uuid not null,
        revision integer not null,
        content jsonb not null,
        hash varchar(64) not null,
        approved_by uuid,
        approved_at timestamptz not null default clock_timestamp(),
        primary key (tenant_id, id),
        constraint document_revisions_once unique (tenant_id, resource, record_id, revision)
      );
      call wall_table('document_revisions');
      revoke update, delete on document_revisions from barem_app;

      create table idempotency_keys (
        tenant_id uuid not null,
        user_id uuid not null,
        key uuid not null,
        route varchar(120) not null,
        body_hash varchar(64) not null,
        status integer,
        response text,
        created_at timestamptz not null default clock_timestamp(),
        primary key (tenant_id, user_id, key)
      );
      create index idempotency_keys_age_index on idempotency_keys (tenant_id, created_at);
      call wall_table('idempotency_keys');

      alter table record_history add column note text;
      alter table record_history drop constraint record_history_action_check;
    `)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
