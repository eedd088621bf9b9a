-- Requests for approval and their answers.

-- Requests for approval. What ended stays as it ended.
create table approval_instances (
  tenant_id uuid not null,
  id uuid not null,
  resource varchar(60) not null,
  record_id uuid not null,
  status varchar(10) not null,
  closing varchar(10),
  hash varchar(128) not null,
  summary jsonb not null,
  comment text,
  requested_by uuid not null,
  requested_at timestamptz default clock_timestamp() not null,
  ended_by uuid,
  ended_at timestamptz,
  constraint approval_instances_pkey primary key (tenant_id, id),
  constraint approval_instances_status_check check (status in ('pending', 'approved', 'rejected', 'closed')),
  constraint approval_instances_closing_check check (closing in ('withdrawn', 'edited', 'cancelled')),
  constraint approval_instances_ended_check check ((status = 'pending') = (ended_at is null)),
  constraint approval_instances_closed_check check ((status = 'closed') = (closing is not null))
);
-- One open request a document, whoever asks at the same time.
create unique index approval_instances_open_unique on approval_instances (tenant_id, resource, record_id) where status = 'pending';
create index approval_instances_record_index on approval_instances (tenant_id, resource, record_id, requested_at, id);
create index approval_instances_ended_by_index on approval_instances (tenant_id, ended_by);
create index approval_instances_requester_index on approval_instances (tenant_id, requested_by, resource, requested_at);
create trigger approval_stays before update or delete on approval_instances
  for each row execute function approval_stays();
call wall_table('approval_instances');

-- What each approver is asked and has answered.
create table approval_tasks (
  tenant_id uuid not null,
  id uuid not null,
  instance_id uuid not null,
  node varchar(60) not null,
  step smallint not null,
  needed smallint not null,
  assignee_id uuid not null,
  status varchar(10) not null,
  decided_by uuid,
  decided_at timestamptz,
  comment text,
  round smallint default 1 not null,
  constraint approval_tasks_pkey primary key (tenant_id, id),
  constraint approval_tasks_step_check check (step >= 0),
  constraint approval_tasks_needed_check check (needed >= 1),
  constraint approval_tasks_status_check check (status in ('waiting', 'pending', 'approved', 'rejected', 'closed')),
  constraint approval_tasks_decided_check check ((status in ('approved', 'rejected')) = (decided_at is not null) and (decided_at is null) = (decided_by is null)),
  constraint approval_tasks_decided_by_check check (decided_by = assignee_id),
  constraint approval_tasks_round_check check (round >= 1)
);
-- What waits for somebody: few rows of many.
create index approval_tasks_inbox_index on approval_tasks (tenant_id, assignee_id, instance_id) where status = 'pending';
create index approval_tasks_assignee_id_index on approval_tasks (tenant_id, assignee_id);
create unique index approval_tasks_once_unique on approval_tasks (tenant_id, instance_id, node, round, assignee_id);
create trigger approval_stays before update or delete on approval_tasks
  for each row execute function approval_stays();
call wall_table('approval_tasks');
