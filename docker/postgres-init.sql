-- Runs once, on the first start of the postgres container, as its superuser.
-- The app connects as `barem`: it owns its database, and so its tables, and is no superuser. Requests run as roles that
-- own nothing, which it may only take on.
\getenv password BAREM_PASSWORD
create role barem login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create role barem_app nologin;
create role barem_search nologin;
create role barem_public nologin;
grant barem_app, barem_search, barem_public to barem;
create database barem owner barem;
revoke connect on database barem from public;
-- From now on the superuser comes in by the container's own socket only.
alter role current_user password null;
