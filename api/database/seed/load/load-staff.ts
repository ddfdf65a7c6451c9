import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../prepared.js';

const PEOPLE = 200;
const SESSIONS_EACH = 5;

/** Of those whom this has made. */
export const LOADED_STAFF = `select id, row_number() over (order by id)::int as place from user_account
  where email like 'pracownik.%@example.pl'`;

/** Members of staff without a password, who therefore cannot sign in, and where they were signed in once. */
export async function loadStaff(tx: EntityManager, now: Date): Promise<void> {
  await prepared(
    tx,
    `insert into user_account (email, name, password_hash, role, created_at)
      select 'pracownik.' || number || '@example.pl', 'Pracownik ' || number, null, 'staff',
        $1::timestamptz - interval '2 years' + number * interval '1 day'
      from generate_series(1, $2::int) number on conflict do nothing`,
    [now, PEOPLE],
  );
  await prepared(
    tx,
    `insert into session (id, user_id, created_at, expires_at, revoked_at, last_seen_at, address, user_agent)
      select gen_random_uuid(), staff.id, begun, begun + interval '7 days', begun + interval '1 day', begun, '192.0.2.1', 'Mozilla/5.0'
      from (${LOADED_STAFF}) staff, generate_series(1, $2::int) earlier,
        lateral (select $1::timestamptz - (earlier * 9 + staff.place % 7) * interval '1 day' as begun) seen`,
    [now, SESSIONS_EACH],
  );
}
