import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What guessing is counted by, and which companies an account is in. Attempts point to nobody: they outlive accounts,
 * and most of the names in them are made up. Requests for a password name no company, so they are counted under none:
 * the company of zeros.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table sign_in_attempts add column user_id uuid, add column device varchar(24);
      create index sign_in_attempts_user_index on sign_in_attempts (tenant_id, user_id, attempted_at);

      create table password_requests (
        tenant_id uuid not null,
        id uuid not null,
        address varchar(64) not null,
        requested_at timestamptz not null default clock_timestamp(),
        primary key (tenant_id, id)
      );
      create index password_requests_address_index on password_requests (tenant_id, address, requested_at);
      call wall_table('password_requests');

      -- Whoever forgot a password may not know the company, so the role that knows nobody finds which companies an account is in:
      -- their ids, for just the account that the transaction names.
      create policy named_account on users for select to barem_public
        using (lower(username) = current_setting('app.account', true) or phone = current_setting('app.account', true));
      grant select (tenant_id) on users to barem_public;
    `)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
