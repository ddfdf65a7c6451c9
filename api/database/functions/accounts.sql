-- A view, because the list of accounts is filtered and sorted by values of their sessions and password links, too.
create or replace view account as
  select staff.id, staff.email, staff.name, staff.role, staff.version, staff.created_at, staff.disabled_at,
    staff.password_hash is not null as has_password,
    search_key(staff.name || ' ' || staff.email) as search_text,
    link.expires_at as link_expires_at, seen.last_seen_at, seen.session_count,
    exists (select from second_factor factor where factor.user_id = staff.id) as has_second_factor
  from user_account staff
  left join password_link link on link.user_id = staff.id and link.expires_at > now()
  left join lateral (
    select max(last_seen_at) as last_seen_at,
      (count(*) filter (where revoked_at is null and expires_at > now()))::int as session_count
    from session where user_id = staff.id
  ) seen on true;
