import { BaseSchema } from '@adonisjs/lucid/schema'

/** Search by patterns, for resources whose people write one thing in many ways. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      -- Like search_rows, behind the wall and with the company's own condition; the patterns are the server's, never a caller's.
      create function search_patterns(name text, patterns text[]) returns table (id uuid, created_at timestamptz) language plpgsql stable security definer set search_path = public rows 100 as $$
      declare pattern text; condition text := ''; begin
        foreach pattern in array patterns loop
          condition := condition || format(' and search_text ~ %L', pattern);
        end loop;
        return query execute format('select id, created_at from %I where tenant_id = %L::uuid', name, app_tenant()) || condition;
      end $$;

      do $$ begin
        grant create on schema public to barem_search;
        alter function search_patterns(text, text[]) owner to barem_search;
        revoke create on schema public from barem_search;
        revoke all on function search_patterns(text, text[]) from public;
        grant execute on function search_patterns(text, text[]) to barem_app;
      end $$;
    `)
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
