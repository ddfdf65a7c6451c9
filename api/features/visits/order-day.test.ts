import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submitInquiry } from '../../testing/inquiries.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import {
  type DayToOrder,
  type UserErrors,
  dayToOrder,
  proposedOrder,
  visitAction,
} from '../../testing/visits.js';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('admin');
});
afterAll(() => app.close());

const proposed = async () =>
  dayToOrder(staff, [await submitInquiry(app), await submitInquiry(app), await submitInquiry(app)]);

const order = ({ crewId, day, moves }: DayToOrder) =>
  visitAction<{ visits: { startsAt: string }[] } & UserErrors>(
    staff,
    'orderDay',
    { crewId, day, moves },
    'visits { id startsAt }',
  );

const startsOf = (crewId: number) =>
  app.sql<{ id: string; startsAt: Date; state: string }>(
    `select id, starts_at as "startsAt", state from visit where crew_id = $1 order by starts_at`,
    [crewId],
  );

describe('a day in a better order', () => {
  it('saves travel, and moves only visits that are held', async () => {
    const day = await proposed();
    expect(day.savedMinutes).toBeGreaterThan(30);
    expect(day.moves.map(({ visitId }) => visitId)).not.toContain(day.agreed);
    const before = await startsOf(day.crewId);
    const { visits, userErrors } = await order(day);
    expect(userErrors).toEqual([]);
    expect(visits).toHaveLength(day.moves.length);
    const after = await startsOf(day.crewId);
    expect(after[0]).toEqual(before[0]);
    expect(after.map(({ id }) => id)).not.toEqual(before.map(({ id }) => id));
    for (const { visitId, startsAt } of day.moves)
      expect(after).toContainEqual({ id: visitId, startsAt: new Date(startsAt), state: 'offered' });
    expect((await proposedOrder(staff, day)).moves).toEqual([]);
  });

  it('is refused where it was not proposed like that', async () => {
    const day = await proposed();
    const before = await startsOf(day.crewId);
    const later = day.moves.map((move) => ({ ...move, startsAt: '2027-03-01T12:00:00Z' }));
    for (const moves of [later, day.moves.slice(1), []])
      expect((await order({ ...day, moves })).userErrors).toMatchObject([
        { code: 'CHANGED_MEANWHILE' },
      ]);
    expect((await order({ ...day, day: '2026-03-02' })).userErrors).toMatchObject([
      { code: 'CHANGED_MEANWHILE' },
    ]);
    expect(await startsOf(day.crewId)).toEqual(before);
  });

  it('is not proposed where all visits are pinned or agreed on', async () => {
    const day = await proposed();
    await app.sql(`update visit set is_pinned = true where crew_id = $1`, [day.crewId]);
    expect((await proposedOrder(staff, day)).moves).toEqual([]);
  });
});
