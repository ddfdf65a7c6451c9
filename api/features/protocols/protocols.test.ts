import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submitInquiry, uploadPhotograph } from '../../testing/inquiries.js';
import { type PlacedOrder, customerWithCart, submit } from '../../testing/orders.js';
import { pictureFile } from '../../testing/pictures.js';
import {
  fieldDay,
  plannedVisit,
  protocolInput,
  saveProtocol,
  sendPhotograph,
  signInFitter,
  signProtocol,
  signature,
} from '../../testing/protocols.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { createCrew, visitAction } from '../../testing/visits.js';

const DAY = '2027-03-01';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signIn('admin');
});
afterAll(() => app.close());

const placedOrder = async (): Promise<PlacedOrder> =>
  (await submit(await customerWithCart(app))).order!;

/** A measuring of a new order, or another visit, with a fitter of its crew. */
async function visitOf(fields?: Parameters<typeof plannedVisit>[2]) {
  const order = await placedOrder();
  const visit = await plannedVisit(staff, { kind: 'order', number: order.id }, fields);
  return { order, visit, fitter: await signInFitter(app, visit.crewId) };
}

const codes = ({ userErrors }: { userErrors: { code: string; path: string[] | null }[] }) =>
  userErrors.map(({ code, path }) => [code, path?.join('.')]);

describe('the day of a crew', () => {
  it('shows its fitter whom it visits, and what they have ordered', async () => {
    const { order, visit, fitter } = await visitOf();
    const { crew, visits } = await fieldDay(fitter, DAY);
    expect(crew!.id).toBe(visit.crewId);
    expect(visits).toMatchObject([
      {
        id: visit.id,
        state: 'confirmed',
        travelMinutes: expect.any(Number),
        subject: { kind: 'order', number: order.id, customerPhone: expect.stringMatching(/^\+48/) },
        lines: [
          {
            configuration: { width: 400 },
            serialNumbers: [`${order.id}-1-1`],
            unconfirmed: expect.arrayContaining([
              expect.stringMatching(/^Nachylenie: /),
              expect.stringMatching(/^Korba: /),
            ]),
            partsList: expect.arrayContaining([
              { name: 'Człon ramienia', size: '1\u00a0516\u00a0mm', count: 4 },
            ]),
          },
        ],
        photographs: [],
        protocol: null,
      },
    ]);
    const [line] = visits[0]!.lines;
    expect(line!.facts).toContainEqual({ label: 'Szerokość', value: '400\u00a0cm' });
    const worksheet = await fitter.fetch(line!.worksheetPath!);
    expect(worksheet.headers.get('content-type')).toBe('application/pdf');
  });

  it('is that of the own crew only, unless somebody reads all visits', async () => {
    const { visit } = await visitOf();
    const other = await signInFitter(app, (await createCrew(staff)).id);
    await expect(fieldDay(other, DAY, visit.crewId)).rejects.toThrow('FORBIDDEN');
    const worksheet = `/api/field/visits/${visit.id}/lines/${visit.lineIds[0]!}.pdf`;
    expect((await other.fetch(worksheet)).status).toBe(403);
    const stranger = await signInFitter(app, null);
    expect(await fieldDay(stranger, DAY)).toEqual({ crew: null, visits: [] });
    const measurer = await app.signIn('measuring');
    expect((await fieldDay(measurer, DAY, visit.crewId)).visits).toHaveLength(1);
    await expect(fieldDay(await app.signIn('sales'), DAY)).rejects.toThrow('FORBIDDEN');
  });

  it('shows the photographs that the customer has sent, by links that prove themselves', async () => {
    const { photographIds, number } = await inquiryWithPhotograph();
    const visit = await plannedVisit(staff, { kind: 'inquiry', number });
    const fitter = await signInFitter(app, visit.crewId);
    const { photographs } = (await fieldDay(fitter, DAY)).visits[0]!;
    expect(photographs).toMatchObject(photographIds.map((id) => ({ id })));
    const { url } = photographs[0]!;
    const anybody = app.visitor();
    expect((await anybody.fetch(url)).headers.get('content-type')).toBe('image/webp');
    const forged = [
      url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      url.replace(/expires=\d+/, 'expires=2000000000'),
    ];
    for (const wrong of forged) expect((await anybody.fetch(wrong)).status).toBe(404);
  });
});

async function inquiryWithPhotograph() {
  const photographIds = [await uploadPhotograph(app.visitor(), await pictureFile())];
  return { photographIds, number: await submitInquiry(app, { photographIds }) };
}

describe('a crew', () => {
  it('has people, each in one crew only', async () => {
    const members = 'crew { id version members { id } }';
    const { id: crewId, version } = await createCrew(staff);
    const fitter = await signInFitter(app, null);
    const { data } = await fitter.graphql<{ me: { id: number } }>('{ me { id } }');
    const fields = {
      name: 'Ekipa Zgierz',
      people: 2,
      skills: [],
      postcode: '95-100',
      hours: [],
      colour: '#1b5e8c',
    };
    const memberIds = [data.me.id];
    const update = (input: object) =>
      visitAction<{ crew: { version: number; members: object[] } }>(
        staff,
        'updateCrew',
        { ...fields, id: crewId, ...input },
        members,
      );
    const added = await update({ version, memberIds });
    expect(added.crew.members).toEqual([{ id: data.me.id }]);
    expect((await fieldDay(fitter, DAY)).crew).toMatchObject({ id: crewId });
    const kept = await update({ version: added.crew.version });
    expect(kept.crew.members).toHaveLength(1);
    const second = await visitAction(staff, 'createCrew', { ...fields, memberIds }, 'crew { id }');
    expect(codes(second)).toEqual([['BAD_USER_INPUT', 'memberIds.0']]);
    const emptied = await update({ version: kept.crew.version, memberIds: [] });
    expect(emptied.crew.members).toEqual([]);
  });
});

describe('a protocol', () => {
  it('is stored whole, as often as the phone sends it, until it is signed', async () => {
    const { visit, fitter } = await visitOf();
    const input = protocolInput({ visitId: visit.id, lineId: visit.lineIds[0] });
    const first = await saveProtocol(fitter, input);
    expect(first).toMatchObject({ protocol: { id: input.id, signedAt: null }, userErrors: [] });
    expect(await saveProtocol(fitter, { ...input, remark: 'Pies' })).toMatchObject({
      protocol: { remark: 'Pies' },
    });
    const last = { ...input, remark: 'Pies w\u00a0ogrodzie' };
    await saveProtocol(fitter, last);
    const signed = signature();
    expect(await signProtocol(fitter, input.id, signed)).toMatchObject({
      protocol: { signedName: 'Anna Lis', signedAt: signed.signedAt, change: null, problem: null },
      userErrors: [],
    });
    // The same again changes nothing, anything else is refused.
    expect(codes(await saveProtocol(fitter, last))).toEqual([]);
    expect(codes(await signProtocol(fitter, input.id, signed))).toEqual([]);
    expect(codes(await saveProtocol(fitter, input))).toEqual([['CONFLICT', undefined]]);
    expect(codes(await signProtocol(fitter, input.id, signature('Jan Lis')))).toEqual([
      ['CONFLICT', undefined],
    ]);
    const { protocol } = (await fieldDay(fitter, DAY)).visits[0]!;
    expect(protocol).toMatchObject({ remark: last.remark, signedName: 'Anna Lis' });
  });

  it('is the only one of its visit', async () => {
    const { visit, fitter } = await visitOf();
    const input = protocolInput({ visitId: visit.id, lineId: visit.lineIds[0] });
    const send = (id: string) => saveProtocol(fitter, { ...input, id });
    const answers = await Promise.all([randomUUID(), randomUUID(), randomUUID()].map(send));
    expect(answers.map(codes).filter((refused) => refused.length > 0)).toEqual(
      Array(2).fill([['CONFLICT', undefined]]),
    );
  });

  it('has an id of its own, also where two visits get the same one at once', async () => {
    const visits = [(await visitOf()).visit, (await visitOf()).visit];
    const id = randomUUID();
    const answers = await Promise.all(
      visits.map(({ id: visitId, lineIds: [lineId] }) =>
        saveProtocol(staff, { ...protocolInput({ visitId, lineId }), id }),
      ),
    );
    const [refusal, ...others] = answers.flatMap(codes);
    expect([refusal, others]).toEqual([['CONFLICT', undefined], []]);
    expect(app.logged).toEqual([]);
  });

  it('names each field that does not fit the visit', async () => {
    const { visit, fitter } = await visitOf();
    const input = protocolInput({ visitId: visit.id, lineId: visit.lineIds[0] });
    const [line] = input.lines;
    const save = async (changes: object) =>
      codes(await saveProtocol(fitter, { ...input, ...changes }));
    const saveLine = (changes: object) => save({ lines: [{ ...line, ...changes }] });
    const wrong = (path: string) => [['BAD_USER_INPUT', path]];
    expect(await save({ checklist: [{ code: 'shown', answer: 'yes' }] })).toEqual(
      wrong('checklist.0.code'),
    );
    expect(await save({ lines: [line, line] })).toEqual(wrong('lines.1.lineId'));
    expect(await saveLine({ lineId: randomUUID() })).toEqual(wrong('lines.0.lineId'));
    expect(await saveLine({ lineId: null, family: 'markizy' })).toEqual(wrong('lines.0.lineId'));
    expect(await saveLine({ family: 'markizy' })).toEqual(wrong('lines.0.lineId'));
    expect(await saveLine({ readings: [{ target: 'height', values: [] }] })).toEqual(
      wrong('lines.0.readings.0.target'),
    );
    expect(await saveLine({ readings: [{ target: 'width', values: [1, 2] }] })).toEqual(
      wrong('lines.0.readings.0.values'),
    );
    expect(await saveLine({ diagonals: [100] })).toEqual(wrong('lines.0.diagonals'));
    expect(await saveLine({ obstacles: ['sill'] })).toEqual(wrong('lines.0.obstacles.0'));
    expect(await saveLine({ placement: { wall: 'drewno' } })).toEqual(
      wrong('lines.0.placement.wall'),
    );
    expect(await saveLine({ serialNumbers: ['1-9-9'] })).toEqual(wrong('lines.0.serialNumbers.0'));
    expect(await save({})).toEqual([]);
  });

  it('is written and signed by the crew of the visit only', async () => {
    const { visit, fitter } = await visitOf();
    const other = await signInFitter(app, (await createCrew(staff)).id);
    const input = protocolInput({ visitId: visit.id, lineId: visit.lineIds[0] });
    await expect(saveProtocol(other, input)).rejects.toThrow('FORBIDDEN');
    await saveProtocol(fitter, input);
    await expect(signProtocol(other, input.id)).rejects.toThrow('FORBIDDEN');
    await expect(
      visitAction(other, 'endVisit', { visitId: visit.id, state: 'done' }),
    ).rejects.toThrow('FORBIDDEN');
    expect((await sendPhotograph(other, visit.id)).status).toBe(403);
  });

  it('is signed at a possible time', async () => {
    const { visit, fitter } = await visitOf();
    const input = protocolInput({ visitId: visit.id, lineId: visit.lineIds[0] });
    await saveProtocol(fitter, input);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const sign = async (minutes: number) =>
      codes(
        await signProtocol(fitter, input.id, { ...signature(), signedAt: minutesAgo(minutes) }),
      );
    const wrong = [['BAD_USER_INPUT', 'signedAt']];
    expect(await sign(-15)).toEqual(wrong);
    expect(await sign(31 * 24 * 60)).toEqual(wrong);
    expect(await sign(29 * 24 * 60)).toEqual([]);
  });

  it('of an inquiry measures goods that are not chosen yet', async () => {
    const visit = await plannedVisit(staff, { kind: 'inquiry', number: await submitInquiry(app) });
    const fitter = await signInFitter(app, visit.crewId);
    const input = protocolInput({ visitId: visit.id, family: 'markizy' });
    await saveProtocol(fitter, { ...input, checklist: [{ code: 'insulation', answer: 'no' }] });
    expect(await signProtocol(fitter, input.id)).toMatchObject({
      protocol: { change: null, problem: null },
      userErrors: [],
    });
  });
});

describe('a visit', () => {
  it('is ended once by its fitter', async () => {
    const { visit, fitter } = await visitOf();
    const end = async (state: string, reason?: string) => {
      const answer = await visitAction(fitter, 'endVisit', { visitId: visit.id, state, reason });
      return answer.userErrors[0]?.code ?? [answer.visit!.state, answer.visit!.version];
    };
    expect(await end('failed')).toBe('BAD_USER_INPUT');
    const failed = await end('failed', 'Nikogo nie było');
    expect(failed).toEqual(['failed', visit.version + 1]);
    expect(await end('failed', 'Nikogo nie było')).toEqual(failed);
    expect(await end('done')).toBe('CONFLICT');
  });
});

describe('a photograph of a crew', () => {
  it('is stored once for its id, without metadata, and shown to the crew and to staff', async () => {
    const { visit, fitter } = await visitOf();
    const id = randomUUID();
    const query = `moment=before&caption=Ściana&line=${visit.lineIds[0]}`;
    const answers = await Promise.all(
      [1, 2].map(() => sendPhotograph(fitter, visit.id, id, query)),
    );
    expect(answers).toMatchObject(Array(2).fill({ status: 200, body: { id } }));
    expect((await sendPhotograph(fitter, visit.id, id, query)).status).toBe(200);
    const { crewPhotographs } = (await fieldDay(fitter, DAY)).visits[0]!;
    expect(crewPhotographs).toMatchObject([{ id, moment: 'before', caption: 'Ściana' }]);
    const picture = await app.visitor().fetch(crewPhotographs[0]!.url);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const elsewhere = await plannedVisit(staff, {
      kind: 'order',
      number: (await placedOrder()).id,
    });
    const moved = await sendPhotograph(staff, elsewhere.id, id, 'moment=after');
    expect(moved).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT' } } });
  });

  it('is refused of a line that the visit does not have, and of no moment', async () => {
    const { visit, fitter } = await visitOf();
    const send = (query: string) => sendPhotograph(fitter, visit.id, randomUUID(), query);
    expect((await send(`moment=after&line=${randomUUID()}`)).status).toBe(422);
    expect((await send('moment=never')).status).toBe(422);
    expect((await sendPhotograph(fitter, randomUUID())).status).toBe(404);
  });
});
