-- Lets a test's database be used again: everything in it is put back as the template has it, or it
-- says that it cannot be.
create schema pristine;

-- What a database is made of, besides its rows.
create function pristine.read_shape() returns text language sql as $$
  select md5(string_agg(part, '|' order by part)) from (
    select concat_ws(' ', 'relation', relnamespace::regnamespace, relname, relkind, relacl)
      from pg_class where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
    union all
    select concat_ws(' ', 'column', attrelid::regclass, attname, atttypid, attnotnull)
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attnum > 0
    union all
    select concat_ws(' ', 'trigger', tgrelid::regclass, tgname, tgenabled)
      from pg_trigger where not tgisinternal
    union all
    select concat_ws(' ', 'constraint', conrelid::regclass, conname, convalidated, confdeltype)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'index', indexrelid::regclass, indisvalid)
      from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'function', proname, md5(prosrc))
      from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'setting', setconfig) from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
  ) as parts (part)
$$;

create table pristine.kept_tables (name text primary key);
create table pristine.kept_sequences as
  select schemaname, sequencename, last_value from pg_sequences where schemaname = 'public';

do $$
declare
  name text;
  has_rows boolean;
begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from public.%I)', name) into has_rows;
    if has_rows then
      execute format('create table pristine.%I as table public.%I', name, name);
      insert into pristine.kept_tables values (name);
    end if;
  end loop;
end $$;

create table pristine.shape as select pristine.read_shape() as shape;

-- False where the shape was changed, or where so many rows were written that emptying takes longer
-- than a new database.
create function pristine.restore() returns boolean language plpgsql as $$
declare
  name text;
  kept record;
  rows integer;
begin
  if (select shape from pristine.shape) <> pristine.read_shape() then return false; end if;
  -- Neither foreign keys nor triggers speak.
  perform set_config('session_replication_role', 'replica', true);
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('select count(*) from (select from public.%I limit 2000) as first', name) into rows;
    if rows = 2000 then return false; end if;
    if rows > 0 then execute format('delete from public.%I', name); end if;
  end loop;
  for name in select kept_tables.name from pristine.kept_tables loop
    execute format('insert into public.%I select * from pristine.%I', name, name);
  end loop;
  for kept in select * from pristine.kept_sequences loop
    perform setval(format('%I.%I', kept.schemaname, kept.sequencename),
      coalesce(kept.last_value, 1), kept.last_value is not null);
  end loop;
  return true;
end $$;
