-- Deletes the rows of a table whose column has one of these values, and before them, at any depth, the rows that refer to
-- them, with what the audit log says of them. References that are emptied by the database ("on delete set null") stay.
create or replace function delete_with_dependents(target regclass, key name, keys text[]) returns void
language plpgsql as $$
declare
  link record;
  found text[];
begin
  for link in
    select refers.conrelid::regclass as child, own.attname as child_key, other.attname as parent_key
      from pg_constraint refers
      join pg_attribute own on own.attrelid = refers.conrelid and own.attnum = refers.conkey[1]
      join pg_attribute other on other.attrelid = refers.confrelid and other.attnum = refers.confkey[1]
     where refers.contype = 'f' and refers.confrelid = target and refers.confdeltype <> 'n'
  loop
    execute format('select array_agg(%I::text) from %s where %I::text = any ($1)', link.parent_key, target, key)
      into found using keys;
    if found is not null then perform delete_with_dependents(link.child, link.child_key, found); end if;
  end loop;
  execute format('with gone as (delete from %s where %I::text = any ($1) returning *)
    select array_agg(to_jsonb(gone) ->> ''id'') from gone', target, key) into found using keys;
  delete from audit_entry where subject_type = target::text and subject_id = any (found);
end
$$;

-- Which rows of a table no row refers to, apart from rows of its own tables.
create or replace function unreferenced(target regclass, keys text[], own text[]) returns setof text
language plpgsql stable as $$
declare
  link record;
begin
  for link in
    select refers.conrelid::regclass as child, attribute.attname as child_key
      from pg_constraint refers
      join pg_attribute attribute on attribute.attrelid = refers.conrelid and attribute.attnum = refers.conkey[1]
     where refers.contype = 'f' and refers.confrelid = target and refers.conrelid::regclass::text <> all (own)
  loop
    execute format('select array_agg(wanted) from unnest($1) wanted
      where not exists (select from %s where %I::text = wanted)', link.child, link.child_key) into keys using keys;
  end loop;
  return query select unnest(keys);
end
$$;
