-- Functions of values alone. Generated columns, views and other functions use them, so they come before the tables.

create extension if not exists unaccent;

-- What searches compare. Generated columns may only use immutable functions; this one is, because it names its
-- dictionary, which never changes.
create or replace function search_key(text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent', $1));

-- The values of an entry of the audit log, for its search.
create or replace function audit_text(subject_id text, before jsonb, after jsonb) returns text
  language sql immutable parallel safe as $$
  select search_key(subject_id || ' ' ||
    coalesce((select string_agg(value, ' ') from jsonb_each_text(before)), '') || ' ' ||
    coalesce((select string_agg(value, ' ') from jsonb_each_text(after)), ''))
$$;

create or replace function warsaw_day(timestamptz) returns date language sql immutable strict parallel safe
  return ($1 at time zone 'Europe/Warsaw')::date;

-- The time before which data have been kept for longer than the period. A function, because months and years are
-- subtracted in the shop's time zone, whose offset differs between summer and winter.
create or replace function expired_before(now timestamptz, period interval) returns timestamptz
  language sql stable strict parallel safe
  return (now at time zone 'Europe/Warsaw' - period) at time zone 'Europe/Warsaw';
