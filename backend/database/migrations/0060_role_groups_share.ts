import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A row that is changed no longer keeps others from pointing to it, so who joins a role group asks for its lock here.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create or replace function users_role_groups_changed() returns trigger language plpgsql as $$ declare changed users_role_groups := coalesce(new, old); begin
        -- Else a change of what the role group may do, under way at the same time, would not know of its new member.
        if tg_op <> 'DELETE' then perform 1 from role_groups where tenant_id = changed.tenant_id and id = changed.target_id for share; end if;
        update user_credentials set permissions_version = permissions_version + 1 where tenant_id = changed.tenant_id and user_id = changed.owner_id;
        return null;
      end $$;
    `)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
