import { BaseSchema } from '@adonisjs/lucid/schema'

/** Role groups become a resource like any other: permissions in the row, membership in the engine's join table. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table role_groups add column created_by uuid, add column updated_by uuid, add column description varchar(1000),
        add column permissions jsonb default '[]'::jsonb not null;
      update role_groups r set permissions = (select coalesce(jsonb_agg(p.area || '.' || p.level order by p.area, p.level), '[]') from role_permissions p where p.tenant_id = r.tenant_id and p.role_id = r.id);
      alter table role_groups add constraint role_groups_permissions_check check (jsonb_typeof(permissions) = 'array');
      comment on constraint role_groups_permissions_check on role_groups is 'check (jsonb_typeof(permissions) = ''array'')';
      comment on constraint role_groups_pkey on role_groups is 'primary key (tenant_id, id)';
      comment on index role_groups_code_unique is 'unique (tenant_id, lower(code))';

      create table users_role_groups (
        tenant_id uuid not null,
        owner_id uuid not null,
        target_id uuid not null,
        position integer not null
      );
      alter table users_role_groups add constraint users_role_groups_pkey primary key (tenant_id, owner_id, target_id);
      comment on constraint users_role_groups_pkey on users_role_groups is 'primary key (tenant_id, owner_id, target_id)';
      alter table users_role_groups add constraint users_role_groups_owner_fkey foreign key (tenant_id, owner_id) references users (tenant_id, id) on delete cascade;
      comment on constraint users_role_groups_owner_fkey on users_role_groups is 'foreign key (tenant_id, owner_id) references users (tenant_id, id) on delete cascade';
      alter table users_role_groups add constraint users_role_groups_target_fkey foreign key (tenant_id, target_id) references role_groups (tenant_id, id);
      comment on constraint users_role_groups_target_fkey on users_role_groups is 'foreign key (tenant_id, target_id) references role_groups (tenant_id, id)';
      create index users_role_groups_target_index on users_role_groups (tenant_id, target_id);
      comment on index users_role_groups_target_index is '(tenant_id, target_id)';
      call wall_table('users_role_groups');
      insert into users_role_groups (tenant_id, owner_id, target_id, position) select tenant_id, user_id, role_id, 0 from user_roles;

      drop table user_roles; drop table role_permissions; drop function user_roles_changed; drop function role_permissions_changed;
    `)

    this.schema.raw(`
      create function users_role_groups_changed() returns trigger language plpgsql as $$ declare changed users_role_groups := coalesce(new, old); begin
        update user_credentials set permissions_version = permissions_version + 1 where tenant_id = changed.tenant_id and user_id = changed.owner_id;
        return null;
      end $$;
      create trigger permissions_version after insert or update or delete on users_role_groups for each row execute function users_role_groups_changed();

      create function role_group_permissions_changed() returns trigger language plpgsql as $$ begin
        update user_credentials c set permissions_version = permissions_version + 1 from users_role_groups r
          where r.tenant_id = new.tenant_id and r.target_id = new.id and c.tenant_id = r.tenant_id and c.user_id = r.owner_id;
        return null;
      end $$;
      create trigger permissions_version after update on role_groups for each row when (old.permissions is distinct from new.permissions or old.code is distinct from new.code) execute function role_group_permissions_changed();
    `)

    this.schema.raw(`
      alter table tenants add column company_type varchar(20), add column logo varchar(255), add column updated_by uuid;
      alter table tenants alter column address type jsonb using case when address is null then null else jsonb_build_object('system', null, 'province', null, 'district', null, 'ward', null, 'street', address, 'text', address) end;
      alter table tenants add constraint tenants_address_check check (jsonb_typeof(address) = 'object');
    `)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
