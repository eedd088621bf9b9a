import { BaseSchema } from '@adonisjs/lucid/schema'

/** Requests for approval and what each approver has to say. What ended stays as it ended, and nothing is taken away. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table approval_instances (
        tenant_id uuid not null,
        id uuid not null,
        resource varchar(60) not null,
        record_id uuid not null,
        status varchar(10) not null check (status in ('pending', 'approved', 'rejected', 'closed')),
        closing varchar(10) check (closing in ('withdrawn', 'edited', 'cancelled')),
        hash varchar(128) not null,
        summary jsonb not null,
        comment text,
        requested_by uuid not null,
        requested_at timestamptz not null default clock_timestamp(),
        ended_by uuid,
        ended_at timestamptz,
        primary key (tenant_id, id),
        constraint approval_instances_requested_by_fkey foreign key (tenant_id, requested_by) references users (tenant_id, id),
        constraint approval_instances_ended_by_fkey foreign key (tenant_id, ended_by) references users (tenant_id, id),
        constraint approval_instances_ended_check check ((status = 'pending') = (ended_at is null)),
        constraint approval_instances_closed_check check ((status = 'closed') = (closing is not null))
      );
      -- One open request a document, whoever asks at the same time.
      create unique index approval_instances_open_unique on approval_instances (tenant_id, resource, record_id) where status = 'pending';
      create index approval_instances_record_index on approval_instances (tenant_id, resource, record_id, requested_at, id);
      create index approval_instances_requested_by_index on approval_instances (tenant_id, requested_by);
      create index approval_instances_ended_by_index on approval_instances (tenant_id, ended_by);

      create table approval_tasks (
        tenant_id uuid not null,
        id uuid not null,
        instance_id uuid not null,
        node varchar(60) not null,
        step smallint not null check (step >= 0),
        needed smallint not null check (needed >= 1),
        assignee_id uuid not null,
        status varchar(10) not null check (status in ('waiting', 'pending', 'approved', 'rejected', 'closed')),
        decided_by uuid,
        decided_at timestamptz,
        comment text,
        primary key (tenant_id, id),
        constraint approval_tasks_instance_id_fkey foreign key (tenant_id, instance_id) references approval_instances (tenant_id, id),
        constraint approval_tasks_assignee_id_fkey foreign key (tenant_id, assignee_id) references users (tenant_id, id),
        constraint approval_tasks_decided_check check ((status in ('approved', 'rejected')) = (decided_at is not null) and (decided_at is null) = (decided_by is null)),
        constraint approval_tasks_decided_by_check check (decided_by = assignee_id)
      );
      create unique index approval_tasks_once_unique on approval_tasks (tenant_id, instance_id, node, assignee_id);
      -- What waits for somebody: few rows of many.
      create index approval_tasks_inbox_index on approval_tasks (tenant_id, assignee_id, instance_id) where status = 'pending';
      create index approval_tasks_assignee_id_index on approval_tasks (tenant_id, assignee_id);
      call wall_table('approval_instances'); call wall_table('approval_tasks');

      create function approval_stays() returns trigger language plpgsql as $$ begin
        if tg_op = 'UPDATE' and old.status in ('waiting', 'pending') then return new; end if;
        raise exception 'an approval that ended stays as it ended' using errcode = 'restrict_violation', constraint = 'approval_stays';
      end $$;
      create trigger approval_stays before update or delete on approval_instances for each row execute function approval_stays();
      create trigger approval_stays before update or delete on approval_tasks for each row execute function approval_stays();
    `)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
