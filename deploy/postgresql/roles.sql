-- Two roles for one database: `dashboard_owner` changes the tables (MIGRATE_DATABASE_URL, `idp-dashboard migrate`), `dashboard` reads and
-- writes what is in them (DATABASE_URL, with MIGRATE_AT_START=0). Run once, as a superuser, in the dashboard's empty database:
--   psql --dbname dashboard --file roles.sql
-- Then give both a way to log in, by \password or as pg_hba.conf says.

create role dashboard_owner login;
create role dashboard login;

revoke all on schema public from public;
grant usage, create on schema public to dashboard_owner;
grant usage on schema public to dashboard;

-- Whatever a migration of today or tomorrow makes, the server may use.
alter default privileges for role dashboard_owner in schema public
  grant select, insert, update, delete, truncate on tables to dashboard;
-- The last word is for the demonstration, which sets where numbers begin.
alter default privileges for role dashboard_owner in schema public
  grant usage, select, update on sequences to dashboard;
