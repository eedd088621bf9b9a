import { BaseSchema } from '@adonisjs/lucid/schema'

/** Letters of Vietnamese order that ASCII lacks the room for, mapped on the 33 signs from @ to `. */
const LETTERS = 'aăâbcdđeêfghijklmnoôơpqrstuưvwxyz'
const SIGNS = '@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`'
/** Each vowel with its five tones, in the order of the dictionary: huyền, hỏi, ngã, sắc, nặng. */
const TONED = ['aàảãáạ', 'ăằẳẵắặ', 'âầẩẫấậ', 'eèẻẽéẹ', 'êềểễếệ', 'iìỉĩíị', 'oòỏõóọ', 'ôồổỗốộ', 'ơờởỡớợ', 'uùủũúụ', 'ưừửữứự', 'yỳỷỹýỵ']

const plain = TONED.flatMap((vowel) => [...vowel].slice(1).map(() => [...vowel][0])).join('')
const marked = TONED.map((vowel) => [...vowel].slice(1).join('')).join('')
const vowels = TONED.map((vowel) => [...vowel][0]).join('')
const tones = TONED.map(() => '12345').join('') + vowels.replace(/./g, '0')

/** What every table stands on: roles, the wall, search, order, counts and codes. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`create extension if not exists unaccent; create extension if not exists pg_trgm;`)

    // Roles belong to the whole server: another database of it may have made them already, or its superuser for an
    // owner that may make none.
    this.schema.raw(`
      do $$ declare name text; begin
        foreach name in array array['barem_app', 'barem_search', 'barem_public'] loop
          if not exists (select from pg_roles where rolname = name) then
            begin execute format('create role %I nologin', name); exception when duplicate_object or unique_violation then null; end;
          end if;
          begin execute format('grant %I to current_user', name); exception when others then null; end;
        end loop;
        execute 'grant usage on schema public to barem_app, barem_search, barem_public';
      end $$;
    `)

    this.schema.raw(`
      create function app_tenant() returns uuid language sql stable parallel safe
        as $$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;

      create function search_form(value text) returns text language sql immutable strict parallel safe
        as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

      create function vietnamese_order(value text) returns text language sql immutable strict parallel safe as $$
        select translate(translate(lower(normalize(value)), '${marked}', '${plain}'), '${LETTERS}', '${SIGNS}')
          || chr(1) || translate(lower(normalize(value)), '${marked}${vowels}', '${tones}')
      $$;
    `)

    this.schema.raw(`
      create table row_counts (
        tenant_id uuid not null,
        table_name text not null,
        shard int not null,
        total bigint not null,
        primary key (tenant_id, table_name, shard)
      ) with (fillfactor = 50);

      -- One row a backend, so that writers of one company do not queue behind one counter.
      create function count_inserted() returns trigger language plpgsql security definer set search_path = public as $$ begin
        insert into row_counts select tenant_id, tg_table_name, pg_backend_pid() % 32, count(*) from changed group by tenant_id
          on conflict (tenant_id, table_name, shard) do update set total = row_counts.total + excluded.total;
        return null;
      end $$;
      create function count_deleted() returns trigger language plpgsql security definer set search_path = public as $$ begin
        insert into row_counts select tenant_id, tg_table_name, pg_backend_pid() % 32, -count(*) from changed group by tenant_id
          on conflict (tenant_id, table_name, shard) do update set total = row_counts.total + excluded.total;
        return null;
      end $$;
    `)

    this.schema.raw(`
      -- Walls a table in: forced row-level security keyed on the company of the transaction, rights for the role that owns nothing.
      create procedure wall_table(name text) language plpgsql as $$ begin
        execute format('alter table %I enable row level security', name);
        execute format('alter table %I force row level security', name);
        execute format('create policy company on %I to public using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name);
        execute format('grant select, insert, update, delete on %I to barem_app', name);
      end $$;

      -- Keeps the number of rows of each company, so that no list has to count them.
      create procedure count_table(name text) language plpgsql as $$ begin
        execute format('create trigger count_inserted after insert on %I referencing new table as changed for each statement execute function count_inserted()', name);
        execute format('create trigger count_deleted after delete on %I referencing old table as changed for each statement execute function count_deleted()', name);
      end $$;

      -- Lets search_rows read the search column of a table.
      create procedure search_table(name text) language plpgsql as $$ begin
        execute format('create policy search on %I for select to barem_search using (true)', name);
        execute format('grant select (tenant_id, id, created_at, search_text) on %I to barem_search', name);
      end $$;

      call wall_table('row_counts');
    `)

    this.schema.raw(`
      -- LIKE is not leakproof, so under row-level security it could not use the trigram index. This function stands behind the wall
      -- as a role that may read nothing but search columns, and puts the company's own condition itself.
      create function search_rows(name text, tokens text[]) returns table (id uuid, created_at timestamptz) language plpgsql stable security definer set search_path = public rows 100 as $$
      declare token text; condition text := ''; begin
        foreach token in array tokens loop
          condition := condition || format(' and search_text like %L', '%' || token || '%');
        end loop;
        return query execute format('select id, created_at from %I where tenant_id = %L::uuid', name, app_tenant()) || condition;
      end $$;

      -- The next free code of a table, such as KH0042. Sequences do not queue and may leave gaps; documents number themselves otherwise.
      create function next_code(name text, column_name text, prefix text, width int) returns text language plpgsql security definer set search_path = public as $$
      declare sequence_name text := 'code_' || md5(app_tenant()::text || name || column_name); number text; code text; taken boolean; begin
        loop
          begin
            number := nextval(sequence_name::regclass)::text;
          exception when undefined_table then
            perform pg_advisory_xact_lock(hashtext(sequence_name));
            execute format('create sequence if not exists %I', sequence_name);
            number := nextval(sequence_name::regclass)::text;
          end;
          code := prefix || lpad(number, greatest(width, length(number)), '0');
          execute format('select exists (select from %I where tenant_id = app_tenant() and lower(%I) = lower($1))', name, column_name) into taken using code;
          exit when not taken;
        end loop;
        return code;
      end $$;

      do $$ begin
        grant create on schema public to barem_search;
        alter function search_rows(text, text[]) owner to barem_search;
        revoke create on schema public from barem_search;
        revoke all on function search_rows(text, text[]), next_code(text, text, text, int) from public;
        grant execute on function search_rows(text, text[]), next_code(text, text, text, int) to barem_app;
      end $$;
    `)
  }

  override async down() {
    throw new Error('The foundation is not taken away; restore a backup instead.')
  }
}
