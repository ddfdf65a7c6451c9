import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Email } from 'postal-mime';
import { addDays } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { instantOn } from '#engine/visits/plan';
import { submitInquiry } from '../../../testing/inquiries.js';
import { type MailedApp, createMailedApp } from '../../../testing/mails.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import {
  type AskedVisit,
  arrivalTimes,
  askForVisit,
  createCrew,
  planVisit,
  planned,
  tokenOf,
  visitAction,
} from '../../../testing/visits.js';
import { planningOf } from '../planning.js';
import { remindVisits } from '../visit.jobs.js';

let shop: MailedApp;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await createMailedApp({ PUBLIC_URL: 'https://shop.test', MEASURING_PRICE: '150' });
  staff = await shop.app.signIn('admin');
});
afterAll(() => shop.close());

const AT_TEN = '2027-03-01T09:00:00Z';

interface Met extends AskedVisit {
  email: string;
}

let made = 0;
async function asked(fields?: object): Promise<Met> {
  const email = `wizyta-${(made += 1)}@example.com`;
  const number = await submitInquiry(shop.app, { email, name: 'Łucja Żółć', phone: '600100200' });
  return { ...(await askForVisit(staff, number, fields)), email };
}

async function confirmed(crewId: number, startsAt = AT_TEN): Promise<Met> {
  const { email, ...visit } = await asked();
  return { ...planned(await planVisit(staff, { ...visit, crewId, startsAt })), email };
}

/** The properties of each event of an iCalendar file, by name; long lines are joined, texts read. */
function eventsOf(file: string): Record<string, string>[] {
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const text = file.replaceAll('\r\n ', '');
  return [...text.matchAll(/BEGIN:VEVENT\r\n(.*?)END:VEVENT/gs)].map(([, body = '']) =>
    Object.fromEntries(
      body
        .trim()
        .split('\r\n')
        .map((line) => {
          const [name = '', ...value] = line.split(':');
          return [
            name,
            value
              .join(':')
              .replaceAll('\\n', '\n')
              .replaceAll(/\\([,;\\])/g, '$1'),
          ];
        }),
    ),
  );
}

async function read(path: string): Promise<{ status: number; type: string | null; text: string }> {
  const answer = await shop.app.visitor().fetch(path);
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: await answer.text(),
  };
}

/** The attached event; the parser of mails gives texts the line ends of the system. */
const attached = ({ attachments }: Email): string => {
  const { content } = attachments.find(({ filename }) => filename === 'wizyta.ics')!;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replaceAll(/\r?\n/g, '\r\n');
};

describe('the feed of a crew', () => {
  it('has its visits with first name, address, telephone and what is to be done', async () => {
    const crew = await createCrew(staff);
    const { id, version } = await confirmed(crew.id);
    await visitAction(staff, 'updateVisit', {
      id,
      version,
      note: 'Brama od podwórza; klucz u\u00a0sąsiada',
    });
    await confirmed((await createCrew(staff)).id);
    const { status, type, text } = await read(crew.feedPath);
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(eventsOf(text)).toMatchObject([
      {
        UID: `${id}@shop.test`,
        SEQUENCE: '2',
        DTSTART: '20270301T090000Z',
        DTEND: '20270301T100000Z',
        STATUS: 'CONFIRMED',
        SUMMARY: 'Pomiar: Łucja',
        LOCATION: 'ul. Piotrkowska 1, 90-050 Łódź',
        DESCRIPTION:
          'Telefon: +48\u00a0600\u00a0100\u00a0200\nBrama od podwórza; klucz u\u00a0sąsiada',
      },
    ]);
    expect(text).not.toMatch(/Żółć|@example\.com|\/wizyta\//);
  });

  it('follows moved and cancelled visits', async () => {
    const crew = await createCrew(staff);
    const visit = await confirmed(crew.id);
    const moved = planned(
      await planVisit(staff, {
        id: visit.id,
        version: visit.version,
        crewId: crew.id,
        startsAt: '2027-03-02T11:00:00Z',
      }),
    );
    expect(eventsOf((await read(crew.feedPath)).text)).toMatchObject([
      { UID: `${visit.id}@shop.test`, SEQUENCE: '2', DTSTART: '20270302T110000Z' },
    ]);
    await visitAction(staff, 'setVisitState', { ...moved, state: 'cancelled' });
    expect(eventsOf((await read(crew.feedPath)).text)).toEqual([]);
  });

  it('ends with a new address, and with the crew', async () => {
    const { feedPath, id, version } = await createCrew(staff);
    const input = {
      id,
      version,
      name: 'Ekipa',
      people: 2,
      skills: [],
      postcode: '90-001',
      hours: [],
      colour: '#000000',
      renewsFeed: true,
    };
    const { crew } = await visitAction<{ crew: { feedPath: string; version: number } }>(
      staff,
      'updateCrew',
      input,
      'crew { feedPath version }',
    );
    expect((await read(feedPath)).status).toBe(404);
    expect((await read(crew.feedPath)).status).toBe(200);
    await visitAction(staff, 'archiveCrew', { id, version: crew.version, archived: true }, '');
    expect((await read(crew.feedPath)).status).toBe(404);
    expect((await read(`/api/visits/feed/${'x'.repeat(43)}.ics`)).status).toBe(404);
  });
});

describe('mails about a visit', () => {
  it('ask for a time, with the price of a measuring visit and a link', async () => {
    const { email } = await asked({ asksCustomer: true });
    const mail = await shop.mailTo(email, 'Wybierz termin: pomiar');
    expect(mail.text).toContain('150\u00a0zł');
    expect(mail.html).toMatch(/https:\/\/shop\.test\/wizyta\/[\w-]{43}/);
  });

  it('ask again for a visit that still waits, and for no other', async () => {
    const { email, ...visit } = await asked({ asksCustomer: true });
    await visitAction(staff, 'askVisitAgain', visit);
    expect(
      await shop.app.sql(
        `select subject from outgoing_mail where recipient = $1 and subject like 'Wybierz termin%'`,
        [email],
      ),
    ).toHaveLength(2);
    const { email: _, ...agreed } = await confirmed((await createCrew(staff)).id);
    const { userErrors } = await visitAction(staff, 'askVisitAgain', agreed);
    expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('confirm, move and cancel it in the calendar of the customer', async () => {
    const crew = await createCrew(staff);
    const { email, ...visit } = await asked();
    const first = planned(await planVisit(staff, { ...visit, crewId: crew.id, startsAt: AT_TEN }));
    const mail = await shop.mailTo(email, 'Termin umówiony: pomiar, 1 marca 2027');
    expect(mail.text).toContain('1 marca 2027, 10:00–12:00');
    const uid = `${visit.id}@shop.test`;
    expect(attached(mail)).toContain('METHOD:PUBLISH');
    expect(eventsOf(attached(mail))).toMatchObject([
      { UID: uid, SEQUENCE: '1', DTSTART: '20270301T090000Z', DTEND: '20270301T110000Z' },
    ]);
    const { token, all } = await otherTimes(visit.id);
    const arrivalFrom = all[0]!;
    await visitAction(shop.app.visitor(), 'chooseVisitSlot', { token, arrivalFrom });
    const moved = await shop.mailTo(email, 'Nowy termin: pomiar');
    expect(eventsOf(attached(moved))).toMatchObject([
      { UID: uid, SEQUENCE: '2', DTSTART: arrivalFrom.replaceAll(/[-:]|\.000/g, '') },
    ]);
    await visitAction(staff, 'setVisitState', {
      id: first.id,
      version: first.version + 1,
      state: 'cancelled',
    });
    const cancelled = attached(await shop.mailTo(email, 'Wizyta odwołana: pomiar'));
    expect(cancelled).toContain('METHOD:CANCEL');
    expect(eventsOf(cancelled)).toMatchObject([{ UID: uid, SEQUENCE: '3', STATUS: 'CANCELLED' }]);
  });

  /** The token of a visit, and other times that its customer can choose. */
  async function otherTimes(id: string): Promise<{ token: string; all: string[] }> {
    const token = await tokenOf(shop.app, id);
    const { all } = await arrivalTimes(shop.app.visitor(), token);
    return { token, all: all.map(({ arrivalFrom }) => arrivalFrom) };
  }

  it('tell the shop what the customer has chosen', async () => {
    await createCrew(staff);
    const { id } = await asked();
    const { token, all } = await otherTimes(id);
    await visitAction(shop.app.visitor(), 'chooseVisitSlot', { token, arrivalFrom: all.at(-1)! });
    const { COMPANY_EMAIL } = shop.app.services.env;
    await shop.mailTo(COMPANY_EMAIL!, 'Klient wybrał termin: pomiar, Łucja Żółć');
  });

  it('remind once of the visit of the next day', async () => {
    const { app } = shop;
    const planning = planningOf(app.services);
    const remind = () => remindVisits(app.services.orm.em.fork(), app.services.logger, planning);
    // Of the demo.
    await remind();
    const { id, email } = await confirmed((await createCrew(staff)).id);
    expect(await remind()).toBe(0);
    const start = instantOn(addDays(polishClock(planning.now).day, 1), 600);
    await app.sql(
      `update visit set starts_at = $2, ends_at = $3, arrival_from = $2, arrival_until = $3 where id = $1`,
      [id, start, new Date(+start + 7_200_000)],
    );
    expect(await Promise.all([remind(), remind()])).toEqual(expect.arrayContaining([0, 1]));
    await shop.mailTo(email, 'Jutro przyjeżdżamy: pomiar');
    expect(await remind()).toBe(0);
  });
});

it('a visit without a time has no calendar file, and an unknown one neither', async () => {
  const { id } = await asked();
  expect((await read(`/api/visits/${await tokenOf(shop.app, id)}.ics`)).status).toBe(409);
  expect((await read(`/api/visits/${'x'.repeat(43)}.ics`)).status).toBe(404);
  const visit = await confirmed((await createCrew(staff)).id);
  const { status, text } = await read(`/api/visits/${await tokenOf(shop.app, visit.id)}.ics`);
  expect(status).toBe(200);
  expect(eventsOf(text)).toMatchObject([
    { UID: `${visit.id}@shop.test`, DTSTART: '20270301T090000Z' },
  ]);
});
