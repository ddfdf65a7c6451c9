import { Session } from '../../../identity/session.entity.js';
import { User } from '../../../identity/user.entity.js';
import type { Load } from './load-context.js';

const PEOPLE = 200;
const SESSIONS_EACH = 5;
const DAY = 86_400_000;

/** Creates staff accounts with past sessions but without a password, so that nobody can sign in; returns their ids. */
export async function loadStaff({ tx, now }: Load): Promise<number[]> {
  const email = { $like: 'pracownik.%@example.pl' };
  const staff = await tx.findAll(User, { where: { email }, orderBy: { id: 'asc' } });
  while (staff.length < PEOPLE)
    staff.push(
      tx.create(User, {
        email: `pracownik.${staff.length + 1}@example.pl`,
        name: `Pracownik ${staff.length + 1}`,
        passwordHash: null,
        role: 'staff',
        createdAt: new Date(+now - (730 - staff.length) * DAY),
      }),
    );
  for (const [place, user] of staff.entries())
    for (let earlier = 1; earlier <= SESSIONS_EACH; earlier++) {
      const begun = +now - (earlier * 9 + (place % 7)) * DAY;
      tx.create(Session, {
        user,
        createdAt: new Date(begun),
        lastSeenAt: new Date(begun),
        expiresAt: new Date(begun + 7 * DAY),
        revokedAt: new Date(begun + DAY),
        address: '192.0.2.1',
        userAgent: 'Mozilla/5.0',
      });
    }
  await tx.flush();
  return staff.map(({ id }) => id);
}
