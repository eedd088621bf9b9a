-- What tables stand on and what they call: extensions, roles, functions and procedures.

-- Extensions: search without accents, and search within words.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Roles: requests run as barem_app, search as barem_search, what needs no sign-in as barem_public. They belong to the
-- whole server: another database of it may have made them already, or its superuser for an owner that may make none.

do $$
declare name text;
begin
  foreach name in array array['barem_app', 'barem_search', 'barem_public'] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin', name);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    begin
      execute format('grant %I to current_user', name);
    exception when others then null;
    end;
  end loop;
  execute 'grant usage on schema public to barem_app, barem_search, barem_public';
end $$;

-- The wall between companies.

-- The company of the transaction, or null.
create function app_tenant() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;

-- Walls a table in: forced row-level security keyed on the company of the transaction, rights for the role that owns
-- nothing.
create procedure wall_table(name text) language plpgsql as $$ begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('create policy company on %I to public using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())', name);
  execute format('grant select, insert, update, delete on %I to barem_app', name);
end $$;

-- Counts: the number of rows of each company is kept, so that no list has to count them.

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

-- Has the rows of a table counted.
create procedure count_table(name text) language plpgsql as $$ begin
  execute format('create trigger count_inserted after insert on %I referencing new table as changed for each statement execute function count_inserted()', name);
  execute format('create trigger count_deleted after delete on %I referencing old table as changed for each statement execute function count_deleted()', name);
end $$;

-- Order: letters of Vietnamese order, for which ASCII lacks the room, become the 33 signs from @ to `; after them stand
-- the tones in the order of the dictionary (huyền, hỏi, ngã, sắc, nặng).

create function vietnamese_order(value text) returns text language sql immutable strict parallel safe as $$
  select translate(translate(lower(normalize(value)), 'àảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ', 'aaaaaăăăăăâââââeeeeeêêêêêiiiiioooooôôôôôơơơơơuuuuuưưưưưyyyyy'), 'aăâbcdđeêfghijklmnoôơpqrstuưvwxyz', '@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`')
    || chr(1) || translate(lower(normalize(value)), 'àảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵaăâeêioôơuưy', '123451234512345123451234512345123451234512345123451234512345000000000000')
$$;

-- Search.

-- A text as it is searched: small letters, no accents.
create function search_form(value text) returns text language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Lets search_rows and search_patterns read the search column of a table.
create procedure search_table(name text) language plpgsql as $$ begin
  execute format('create policy search on %I for select to barem_search using (true)', name);
  execute format('grant select (tenant_id, id, created_at, search_text) on %I to barem_search', name);
end $$;

-- Rows whose search column has every token. LIKE is not leakproof, so under row-level security it could not use the
-- trigram index. This function stands behind the wall as a role that may read nothing but search columns, and puts the
-- company's own condition itself.
create function search_rows(name text, tokens text[]) returns table (id uuid, created_at timestamptz)
  language plpgsql stable security definer set search_path = public rows 100 as $$
declare token text; condition text := ''; begin
  foreach token in array tokens loop
    condition := condition || format(' and search_text like %L', '%' || token || '%');
  end loop;
  return query execute format('select id, created_at from %I where tenant_id = %L::uuid', name, app_tenant()) || condition;
end $$;

-- The same by patterns, for what people write in many ways; the patterns are the server's, never a caller's.
create function search_patterns(name text, patterns text[]) returns table (id uuid, created_at timestamptz)
  language plpgsql stable security definer set search_path = public rows 100 as $$
declare pattern text; condition text := ''; begin
  foreach pattern in array patterns loop
    condition := condition || format(' and search_text ~ %L', pattern);
  end loop;
  return query execute format('select id, created_at from %I where tenant_id = %L::uuid', name, app_tenant()) || condition;
end $$;

-- Codes.

-- The next free code of a table, such as KH0042. Sequences do not queue and may leave gaps; documents number themselves
-- otherwise.
create function next_code(name text, column_name text, prefix text, width int) returns text
  language plpgsql security definer set search_path = public as $$
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

-- Permissions: sessions opened before somebody's rights changed end with their next request.

create function users_role_groups_changed() returns trigger language plpgsql as $$ declare changed users_role_groups := coalesce(new, old); begin
  -- Else a change of what the role group may do, under way at the same time, would not know of its new member.
  if tg_op <> 'DELETE' then perform 1 from role_groups where tenant_id = changed.tenant_id and id = changed.target_id for share; end if;
  update user_credentials set permissions_version = permissions_version + 1 where tenant_id = changed.tenant_id and user_id = changed.owner_id;
  return null;
end $$;

create function role_group_permissions_changed() returns trigger language plpgsql as $$ begin
  update user_credentials c set permissions_version = permissions_version + 1 from users_role_groups r
    where r.tenant_id = new.tenant_id and r.target_id = new.id and c.tenant_id = r.tenant_id and c.user_id = r.owner_id;
  return null;
end $$;

-- Views: what somebody kept for themselves goes with their account.

create function forget_own_views() returns trigger language plpgsql as $$ begin
  delete from saved_views where tenant_id = old.tenant_id and owner_id = old.id and not shared;
  return old;
end $$;

-- Approvals: only what is waiting or pending may change, and nothing is taken away.

create function approval_stays() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' and old.status in ('waiting', 'pending') then return new; end if;
  raise exception 'an approval that ended stays as it ended' using errcode = 'restrict_violation', constraint = 'approval_stays';
end $$;

-- Who may call what stands behind the wall. An owner of a function needs the right to create in its schema, but only
-- while it becomes the owner.

do $$ begin
  grant create on schema public to barem_search;
  alter function search_rows(text, text[]) owner to barem_search;
  alter function search_patterns(text, text[]) owner to barem_search;
  revoke create on schema public from barem_search;
  revoke all on function search_rows(text, text[]), search_patterns(text, text[]), next_code(text, text, text, int) from public;
  grant execute on function search_rows(text, text[]), search_patterns(text, text[]), next_code(text, text, text, int) to barem_app;
end $$;
