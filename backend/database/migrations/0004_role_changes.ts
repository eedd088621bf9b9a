import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whoever changes what somebody may do, sessions opened before it end with their next request. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create function user_roles_changed() returns trigger language plpgsql as $$ declare changed user_roles := coalesce(new, old); begin
        update user_credentials set permissions_version = permissions_version + 1 where tenant_id = changed.tenant_id and user_id = changed.user_id;
        return null;
      end $$;
      create trigger permissions_version after insert or update or delete on user_roles for each row execute function user_roles_changed();

      create function role_permissions_changed() returns trigger language plpgsql as $$ declare changed role_permissions := coalesce(new, old); begin
        update user_credentials c set permissions_version = permissions_version + 1 from user_roles r
          where r.tenant_id = changed.tenant_id and r.role_id = changed.role_id and c.tenant_id = r.tenant_id and c.user_id = r.user_id;
        return null;
      end $$;
      create trigger permissions_version after insert or update or delete on role_permissions for each row execute function role_permissions_changed();
    `)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
