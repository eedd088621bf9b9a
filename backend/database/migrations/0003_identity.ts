import { BaseSchema } from '@adonisjs/lucid/schema'

/** Companies, what their people may do, and who is signed in. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table tenants (
        tenant_id uuid primary key,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        code varchar(20) not null,
        name varchar(255) not null,
        short_name varchar(100),
        phone varchar(11),
        address varchar(500),
        tax_code varchar(14),
        contact_person varchar(255),
        contact_phone varchar(11),
        bank_account_name varchar(255),
        bank_account_number varchar(30),
        bank_name varchar(255),
        bank_branch varchar(255)
      );
      create unique index tenants_code_unique on tenants (lower(code));
      call wall_table('tenants');

      -- The sign-in page lists companies before anybody is known.
      create policy sign_in on tenants for select to barem_public using (true);
      grant select (tenant_id, code, name) on tenants to barem_public;
    `)

    this.schema.raw(`
      create table user_credentials (
        tenant_id uuid not null,
        user_id uuid not null,
        password_hash text not null,
        must_change_password boolean not null default false,
        permissions_version integer not null default 1,
        primary key (tenant_id, user_id),
        foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
      );
      create table role_groups (
        tenant_id uuid not null,
        id uuid not null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        code varchar(20) not null,
        name varchar(255) not null,
        built_in boolean not null default false,
        primary key (tenant_id, id)
      );
      create unique index role_groups_code_unique on role_groups (tenant_id, lower(code));
      create table role_permissions (
        tenant_id uuid not null,
        role_id uuid not null,
        area integer not null,
        level varchar(1) not null check (level in ('v', 'c', 'u', 'd', 'f')),
        primary key (tenant_id, role_id, area, level),
        foreign key (tenant_id, role_id) references role_groups (tenant_id, id) on delete cascade
      );
      create table user_roles (
        tenant_id uuid not null,
        user_id uuid not null,
        role_id uuid not null,
        primary key (tenant_id, user_id, role_id),
        foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
        foreign key (tenant_id, role_id) references role_groups (tenant_id, id)
      );
      call wall_table('user_credentials'); call wall_table('role_groups'); call wall_table('role_permissions'); call wall_table('user_roles');
    `)

    this.schema.raw(`
      create table sessions (
        tenant_id uuid not null,
        id uuid not null,
        user_id uuid not null,
        remember boolean not null,
        address varchar(64),
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null,
        closed_at timestamptz,
        primary key (tenant_id, id),
        foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
      );
      create index sessions_user_index on sessions (tenant_id, user_id, created_at);
      create table refresh_tokens (
        tenant_id uuid not null,
        token_hash varchar(64) not null,
        session_id uuid not null,
        used_at timestamptz,
        primary key (tenant_id, token_hash),
        foreign key (tenant_id, session_id) references sessions (tenant_id, id) on delete cascade
      );
      create table sign_in_attempts (
        tenant_id uuid not null,
        id uuid not null,
        account varchar(64) not null,
        address varchar(64),
        attempted_at timestamptz not null default now(),
        primary key (tenant_id, id)
      );
      create index sign_in_attempts_account_index on sign_in_attempts (tenant_id, account, attempted_at);
      create index sign_in_attempts_address_index on sign_in_attempts (tenant_id, address, attempted_at);
      create table one_time_passwords (
        tenant_id uuid not null,
        id uuid not null,
        user_id uuid not null,
        password_hash text not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        primary key (tenant_id, id),
        foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
      );
      create index one_time_passwords_user_index on one_time_passwords (tenant_id, user_id, created_at);
      call wall_table('sessions'); call wall_table('refresh_tokens'); call wall_table('sign_in_attempts'); call wall_table('one_time_passwords');
    `)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
