import { BaseSchema } from '@adonisjs/lucid/schema'

/** Lists as people like to see them, under a name, and which of them each person's list opens with. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table saved_views (
        tenant_id uuid not null,
        id uuid not null,
        version integer not null default 1,
        resource varchar(60) not null,
        name varchar(60) not null check (name <> ''),
        -- A shared view outlives the account of whoever made it.
        owner_id uuid,
        shared boolean not null default false,
        state jsonb not null,
        created_at timestamptz not null default clock_timestamp(),
        updated_at timestamptz not null default clock_timestamp(),
        updated_by uuid,
        primary key (tenant_id, id),
        constraint saved_views_owner_id_fkey foreign key (tenant_id, owner_id) references users (tenant_id, id) on delete set null (owner_id)
      );
      create unique index saved_views_own_name_unique on saved_views (tenant_id, resource, owner_id, lower(name));
      create unique index saved_views_shared_name_unique on saved_views (tenant_id, resource, lower(name)) where shared;
      create index saved_views_owner_id_index on saved_views (tenant_id, owner_id);

      create table default_views (
        tenant_id uuid not null,
        user_id uuid not null,
        resource varchar(60) not null,
        view_id uuid not null,
        primary key (tenant_id, user_id, resource),
        constraint default_views_user_id_fkey foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
        constraint default_views_view_id_fkey foreign key (tenant_id, view_id) references saved_views (tenant_id, id) on delete cascade
      );
      create index default_views_view_id_index on default_views (tenant_id, view_id);
      call wall_table('saved_views'); call wall_table('default_views');

      -- What somebody kept for themselves goes with their account.
      create function forget_own_views() returns trigger language plpgsql as $$ begin
        delete from saved_views where tenant_id = old.tenant_id and owner_id = old.id and not shared;
        return old;
      end $$;
      create trigger forget_own_views before delete on users for each row execute function forget_own_views();
    `)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
