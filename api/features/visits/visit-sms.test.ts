import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { instantOn } from '#engine/visits/plan';
import { submitInquiry } from '../../testing/inquiries.js';
import { type MailedApp, createMailedApp } from '../../testing/mails.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import {
  askForVisit,
  createCrew,
  planVisit,
  planned,
  tokenOf,
  visitAction,
} from '../../testing/visits.js';
import { waitFor } from '../../testing/wait-for.js';
import { planningOf } from './planning.js';
import { remindVisits } from './visit.jobs.js';

let folder: string;
let shop: MailedApp;
let staff: TestVisitor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visit-sms-'));
  shop = await createMailedApp({
    DATA_DIR: folder,
    VISIT_SMS: 'on',
    PUBLIC_URL: 'https://shop.test',
  });
  staff = await shop.app.signIn('admin');
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const AT_TEN = '2027-03-01T09:00:00Z';

async function confirmed(phone: string) {
  const crewId = (await createCrew(staff)).id;
  const visit = await askForVisit(staff, await submitInquiry(shop.app, { phone }));
  const input = { ...visit, crewId, startsAt: AT_TEN };
  return { ...planned(await planVisit(staff, input)), crewId };
}

/** The messages about a visit. */
async function messagesOf(id: string): Promise<string[]> {
  const outbox = join(folder, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const own = names.filter((name) => name.startsWith(`sms-${id.replaceAll('-', '')}`));
  return Promise.all(own.map((name) => readFile(join(outbox, name), 'utf8')));
}

const jobsAreDone = () =>
  waitFor(async () => {
    const jobs = await shop.app.sql('select 1 from graphile_worker._private_jobs');
    return jobs.length === 0;
  });

describe('text messages about a visit', () => {
  it('confirm it, tell that it was moved, and remind once', async () => {
    const { app } = shop;
    const { id, version, crewId } = await confirmed('600 100 200');
    await jobsAreDone();
    const link = `https://shop.test/wizyta/${await tokenOf(app, id)}`;
    expect(await messagesOf(id)).toEqual([
      `+48600100200\n\nCieniomat: pomiar 1 marca 2027, przyjazd 10:00–12:00. Zmiana terminu: ${link}\n`,
    ]);
    planned(await planVisit(staff, { id, version, crewId, startsAt: '2027-03-02T11:00:00Z' }));
    await jobsAreDone();
    expect(await messagesOf(id)).toContain(
      `+48600100200\n\nCieniomat: nowy termin: pomiar 2 marca 2027, przyjazd 12:00–14:00. Zmiana: ${link}\n`,
    );
    const start = instantOn(addDays(polishClock(new Date()).day, 1), 600);
    await app.sql(
      `update visit set starts_at = $2, ends_at = $3, arrival_from = $2, arrival_until = $3 where id = $1`,
      [id, start, new Date(+start + 7_200_000)],
    );
    const { services } = app;
    for (const _ of [1, 2])
      await remindVisits(services.orm.em.fork(), services.logger, planningOf(services));
    await jobsAreDone();
    const messages = await messagesOf(id);
    expect(messages).toHaveLength(3);
    expect(messages).toContain(
      `+48600100200\n\nCieniomat: jutro pomiar, przyjazd 10:00–12:00. Szczegóły: ${link}\n`,
    );
  });

  it.each(['42 600 10 20', '+49 1512 3456789'])('are not sent to %s', async (phone) => {
    const { id } = await confirmed(phone);
    await jobsAreDone();
    expect(await messagesOf(id)).toEqual([]);
  });

  it('are not queued where the change of the visit is refused', async () => {
    const { id, crewId } = await confirmed('600 100 201');
    await jobsAreDone();
    const visit = await askForVisit(staff, await submitInquiry(shop.app, { phone: '600100202' }));
    await planVisit(staff, { ...visit, crewId, startsAt: AT_TEN });
    await visitAction(staff, 'setVisitState', { id, version: 1, state: 'cancelled' });
    await jobsAreDone();
    expect(await messagesOf(visit.id)).toEqual([]);
    expect(await messagesOf(id)).toHaveLength(1);
  });
});
