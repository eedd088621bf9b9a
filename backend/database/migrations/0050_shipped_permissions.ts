import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a release gave to each built-in role group: one that still has just that was changed by nobody, and follows the
 * next release.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table shipped_permissions (
        tenant_id uuid not null,
        role_group_id uuid not null,
        permissions jsonb not null,
        primary key (tenant_id, role_group_id),
        foreign key (tenant_id, role_group_id) references role_groups (tenant_id, id) on delete cascade
      );
      call wall_table('shipped_permissions');
    `)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
