import { BaseSchema } from '@adonisjs/lucid/schema'
import { acrossCompanies } from '#database/across_companies'

/**
 * Up to how much a role group approves; and requests that wait for whom a document names are told from steps of a
 * workflow by the key of their step.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table role_groups add column approval_limit numeric(15,0)`)
    this.schema.raw(`alter table role_groups add constraint role_groups_approval_limit_check check (approval_limit between 1 and 999999999999999); comment on constraint role_groups_approval_limit_check on role_groups is 'check (approval_limit between 1 and 999999999999999)'`)
    this.schema.raw(
      acrossCompanies(
        ['approval_tasks'],
        `update approval_tasks set node = 'named' where status in ('waiting', 'pending')`,
      ),
    )
    this.schema.raw(`
      create index approval_instances_requester_index on approval_instances (tenant_id, requested_by, resource, requested_at);
      drop index approval_instances_requested_by_index;
    `)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
