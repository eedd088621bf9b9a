import { BaseSchema } from '@adonisjs/lucid/schema'

/** The way of requests that name their approver, for those made before there were workflows. */
const NAMED = `'[{"node":"named","name":"","approvers":[],"quorum":"any","onReject":"end","self":"allow","repeat":"ask","mayForward":false,"inform":[]}]'`

/** Workflows with their versions, and what requests on their way through one keep. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create table workflows (
      tenant_id uuid not null,
      id uuid not null,
      version integer default 1 not null,
      created_at timestamptz default clock_timestamp() not null,
      updated_at timestamptz default clock_timestamp() not null,
      created_by uuid,
      updated_by uuid,
      code varchar(30) not null,
      name varchar(255) not null,
      description varchar(1000),
      enabled boolean default true not null,
      resource varchar(60),
      every_department boolean default false not null,
      department_ids jsonb default '[]' not null,
      priority integer,
      fallback_id uuid,
      every_document boolean default false not null,
      rules jsonb,
      graph jsonb not null,
      published_id uuid,
      published_number integer,
      changed_at timestamptz default clock_timestamp() not null,
      constraint workflows_pkey primary key (tenant_id, id),
      constraint workflows_priority_check check (priority between 1 and 999),
      constraint workflows_published_check check ((published_id is null) = (published_number is null)),
      constraint workflows_fallback_id_fkey foreign key (tenant_id, fallback_id) references users (tenant_id, id)
    )`)
    this.schema.raw('create unique index workflows_code_unique on workflows (tenant_id, lower(code))')
    this.schema.raw('create index workflows_fallback_id_index on workflows (tenant_id, fallback_id)')
    this.schema.raw(`call wall_table('workflows')`)
    this.schema.raw(`create table workflow_versions (
      tenant_id uuid not null,
      id uuid not null,
      workflow_id uuid not null,
      number integer not null,
      resource varchar(60) not null,
      every_department boolean not null,
      department_ids jsonb not null,
      priority integer,
      fallback_id uuid not null,
      rules jsonb,
      graph jsonb not null,
      note varchar(1000),
      published_at timestamptz default clock_timestamp() not null,
      published_by uuid,
      constraint workflow_versions_pkey primary key (tenant_id, id),
      constraint workflow_versions_number_unique unique (tenant_id, workflow_id, number),
      constraint workflow_versions_workflow_id_fkey foreign key (tenant_id, workflow_id) references workflows (tenant_id, id)
    )`)
    this.schema.raw(`call wall_table('workflow_versions')`)
    this.schema.raw('revoke update, delete on workflow_versions from barem_app')
    this.schema.raw(`alter table workflows add constraint workflows_published_id_fkey
      foreign key (tenant_id, published_id) references workflow_versions (tenant_id, id)`)
    this.schema.raw(
      'create index workflows_used_index on workflows (tenant_id, id) where enabled and published_id is not null',
    )

    this.schema.raw(`alter table approval_instances
      add column workflow_version_id uuid,
      add column facts jsonb,
      add column route jsonb default ${NAMED} not null,
      add column turns jsonb default '[]' not null,
      add column inform jsonb default '[]' not null,
      add column step smallint default 0 not null,
      add column last_id uuid,
      add column taken_back smallint default 0 not null,
      drop constraint approval_instances_closing_check,
      add constraint approval_instances_closing_check check (closing in ('withdrawn', 'edited', 'cancelled', 'returned')),
      add constraint approval_instances_workflow_version_id_fkey foreign key (tenant_id, workflow_version_id)
        references workflow_versions (tenant_id, id)`)
    this.schema.raw(`alter table approval_instances alter column route drop default`)
    this.schema.raw(`create index approval_instances_workflow_index
      on approval_instances (tenant_id, workflow_version_id, requested_at) where workflow_version_id is not null`)
    this.schema.raw(`create index approval_instances_requested_at_index
      on approval_instances (tenant_id, resource, requested_at)`)
    this.schema.raw(`create index approval_instances_pending_index
      on approval_instances (tenant_id, requested_at) where status = 'pending'`)
    this.schema.raw(`alter table approval_tasks
      add column how varchar(12) default 'asked' not null,
      add column replaces uuid,
      add column made_at timestamptz default clock_timestamp() not null,
      drop constraint approval_tasks_status_check,
      add constraint approval_tasks_status_check check (status in
        ('waiting', 'pending', 'approved', 'rejected', 'skipped', 'forwarded', 'closed')),
      add constraint approval_tasks_how_check check (how in
        ('asked', 'nobody', 'self', 'short', 'forwarded', 'reassigned', 'again')),
      add constraint approval_tasks_replaces_fkey foreign key (tenant_id, replaces)
        references approval_tasks (tenant_id, id)`)
    // One open task of a step for each person; they may be asked again in the same round once a decision is taken back.
    this.schema.raw('drop index approval_tasks_once_unique')
    this.schema.raw(`create unique index approval_tasks_open_unique
      on approval_tasks (tenant_id, instance_id, node, assignee_id) where status = 'pending'`)
    this.schema.raw(`create unique index approval_tasks_replaces_unique on approval_tasks (tenant_id, replaces)`)
    this.schema.raw(`create index approval_tasks_instance_index on approval_tasks (tenant_id, instance_id)`)
    this.schema.raw(`alter table approval_instances add constraint approval_instances_last_id_fkey
      foreign key (tenant_id, last_id) references approval_tasks (tenant_id, id)`)
    // A request that ended is opened again only by taking back the decision that ended it.
    this.schema.raw(`create function approval_ended_stays() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' and old.status = 'pending' then return new; end if;
      if tg_op = 'UPDATE' and new.status = 'pending' and new.taken_back = old.taken_back + 1 then return new; end if;
      raise exception 'an approval that ended stays as it ended' using errcode = 'restrict_violation', constraint = 'approval_stays';
    end $$`)
    this.schema.raw('drop trigger approval_stays on approval_instances')
    this.schema.raw(`create trigger approval_stays before update or delete on approval_instances
      for each row execute function approval_ended_stays()`)
    this.schema.raw(`create table approval_events (
      tenant_id uuid not null,
      id uuid not null,
      instance_id uuid not null,
      seq integer not null,
      kind varchar(12) not null,
      by_id uuid,
      at timestamptz default clock_timestamp() not null,
      task_id uuid,
      comment text,
      detail jsonb default '{}' not null,
      openings jsonb default '[]' not null,
      constraint approval_events_pkey primary key (tenant_id, id),
      constraint approval_events_seq_unique unique (tenant_id, instance_id, seq),
      constraint approval_events_kind_check check (kind in
        ('request', 'approve', 'reject', 'return', 'forward', 'reassign', 'takeBack', 'close', 'remind')),
      constraint approval_events_instance_id_fkey foreign key (tenant_id, instance_id)
        references approval_instances (tenant_id, id),
      constraint approval_events_by_id_fkey foreign key (tenant_id, by_id) references users (tenant_id, id),
      constraint approval_events_task_id_fkey foreign key (tenant_id, task_id) references approval_tasks (tenant_id, id)
    )`)
    this.schema.raw(`call wall_table('approval_events')`)
    this.schema.raw('revoke update, delete on approval_events from barem_app')
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
