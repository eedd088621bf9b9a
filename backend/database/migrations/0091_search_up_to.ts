import { BaseSchema } from '@adonisjs/lucid/schema'

const CONDITIONS: [name: string, parameter: string, each: string][] = [
  ['search_rows', 'tokens', `format(' and search_text like %L', '%' || one || '%')`],
  ['search_patterns', 'patterns', `format(' and search_text ~ %L', one)`],
]

/** Searches that end once they have found enough: lists count only so many rows. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('grant create on schema public to barem_search')
    for (const [name, parameter, each] of CONDITIONS)
      this.schema.raw(`
        drop function ${name}(text, text[]);
        create function ${name}(name text, ${parameter} text[], most int default null)
          returns table (id uuid, created_at timestamptz)
          language plpgsql stable security definer set search_path = public rows 100 as $$
        declare one text; condition text := ''; begin
          foreach one in array ${parameter} loop condition := condition || ${each}; end loop;
          return query execute format('select id, created_at from %I where tenant_id = %L::uuid', name, app_tenant())
            || condition || coalesce(' limit ' || most, '');
        end $$;
        alter function ${name}(text, text[], int) owner to barem_search;
        revoke all on function ${name}(text, text[], int) from public;
        grant execute on function ${name}(text, text[], int) to barem_app`)
    this.schema.raw('revoke create on schema public from barem_search')
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
