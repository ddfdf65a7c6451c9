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

-- What all matters of a customer have in common: the e-mail address, and where none is known the telephone number.
create or replace function customer_key(email text, phone text) returns text language sql immutable parallel safe
  return coalesce(nullif(lower(email), ''), nullif(phone, ''));

-- A name as duplicates share it, however it is written.
create or replace function name_key(text) returns text language sql immutable strict parallel safe
  return regexp_replace(search_key($1), '[^a-z]+', ' ', 'g');

create or replace function postcode_in(address text) returns text language sql immutable strict parallel safe
  return substring(address from '\d\d-\d\d\d');

-- The mailbox of an address: what follows "+" in its name, and the dots in Gmail's names, lead to no other.
create or replace function mailbox_of(email text) returns text language sql immutable strict parallel safe
  return case when email ~ '@(gmail|googlemail)\.com$'
    then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) end;
