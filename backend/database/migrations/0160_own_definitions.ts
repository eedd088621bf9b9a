import { BaseSchema } from '@adonisjs/lucid/schema'

/** Resources that companies make themselves: what is published, what is worked on, and what was published when. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table tenants add column definitions_version integer default 0 not null`)
    this.schema.raw(`create table own_definitions (
  tenant_id uuid not null,
  id uuid not null,
  name varchar(20) not null,
  area integer not null,
  status varchar(20) default 'draft' not null,
  definition jsonb,
  draft jsonb,
  draft_version integer default 1 not null,
  draft_at timestamptz default now() not null,
  draft_by uuid,
  version integer default 0 not null,
  published_at timestamptz,
  published_by uuid,
  created_at timestamptz default now() not null,
  created_by uuid,
  constraint own_definitions_pkey primary key (tenant_id, id),
  constraint own_definitions_name_check check (name ~ '^own-[0-9a-f]{10}$'),
  constraint own_definitions_area_check check (area between 500 and 999),
  constraint own_definitions_status_check check (status in ('draft', 'published', 'retired', 'purged')),
  constraint own_definitions_definition_check check ((status = 'draft') = (definition is null))
)`)
    this.schema.raw(`create unique index own_definitions_name_unique on own_definitions (name);
      create unique index own_definitions_area_unique on own_definitions (tenant_id, area);
      create unique index own_definitions_key_unique on own_definitions (tenant_id, lower(definition ->> 'key'))
        where status in ('published', 'retired');
      call wall_table('own_definitions')`)
    this.schema.raw(`create table own_definition_versions (
  tenant_id uuid not null,
  definition_id uuid not null,
  version integer not null,
  action varchar(20) not null,
  definition jsonb not null,
  published_at timestamptz default now() not null,
  published_by uuid,
  constraint own_definition_versions_pkey primary key (tenant_id, definition_id, version),
  constraint own_definition_versions_definition_fkey foreign key (tenant_id, definition_id)
    references own_definitions (tenant_id, id) on delete cascade,
  constraint own_definition_versions_action_check check (action in ('publish', 'retire', 'restore', 'purge'))
);
      call wall_table('own_definition_versions');
      revoke update, delete on own_definition_versions from barem_app`)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
