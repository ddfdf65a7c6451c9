import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ACCOUNT_PASSWORD, createAccount } from '../../testing/accounts.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import {
  plannedVisit,
  protocolInput,
  saveProtocol,
  sendPhotograph,
  signProtocol,
  signature,
} from '../../testing/protocols.js';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { type UserErrors, createCrew, visitAction } from '../../testing/visits.js';
import { waitFor } from '../../testing/wait-for.js';

/** With six photographs of each, the phone has 200 actions of these visits. */
const VISITS = 20;
const PHOTOGRAPHS = 6;
/** After how many answers the server is killed. */
const KILLS = [40, 150, 260];

let app: TestApp;
let server: ServerProcess;
beforeAll(async () => {
  app = await createTestApp();
  server = await startServerProcess({ DATABASE_URL: app.databaseUrl });
});
afterAll(async () => {
  await server.kill();
  await app.close();
});

type Action = (fitter: TestVisitor) => Promise<UserErrors | { status: number }>;

/** What a fitter has done in a visit of a new order, in order. */
async function actionsOf(staff: TestVisitor, crewId: number, index: number): Promise<Action[]> {
  const order = (await submit(await customerWithCart(app))).order!;
  const day = new Date(Date.UTC(2027, 2, 1 + Math.floor(index / 3) + 2 * Math.floor(index / 15)));
  day.setUTCHours(7 + 2 * (index % 3));
  const { id: visitId, lineIds } = await plannedVisit(
    staff,
    { kind: 'order', number: order.id },
    { crewId, startsAt: day.toISOString() },
  );
  const protocol = protocolInput({ visitId, lineId: lineIds[0], wall: 416 });
  const [signed, accepted] = [signature(), signature()];
  const photographs = Array.from({ length: PHOTOGRAPHS }, () => randomUUID());
  const acceptance = { orderId: order.id, version: 2, expectedTotal: '4950.00', ...accepted };
  return [
    (fitter) => saveProtocol(fitter, protocol),
    ...photographs.map((id) => (fitter: TestVisitor) => sendPhotograph(fitter, visitId, id)),
    (fitter) => signProtocol(fitter, protocol.id, signed),
    (fitter) => visitAction(fitter, 'acceptChangeBySignature', acceptance, 'change { state }'),
    (fitter) => visitAction(fitter, 'endVisit', { visitId, state: 'done' }, 'visit { id }'),
  ];
}

it('200 actions, sent twice at once to a server that is killed again and again, lose and double nothing', async () => {
  const staff = await app.signIn('admin');
  const { id: crewId } = await createCrew(staff);
  const queue: Action[][] = [];
  for (let index = 0; index < VISITS; index += 1) queue.push(await actionsOf(staff, crewId, index));
  expect(queue.flat()).toHaveLength(200);
  const account = await createAccount(app, 'fitting');
  await app.sql(
    'insert into crew_member (user_id, crew_id) select id, $2 from user_account where email = $1',
    [account.email, crewId],
  );
  const login = { email: account.email, password: ACCOUNT_PASSWORD };
  const fitter = server.visitor();
  expect((await fitter.json('POST', '/api/login', login)).status).toBe(200);

  let answers = 0;
  let isSending = true;
  const refusals: unknown[] = [];
  /** Sends an action until the server answers, as the phone does. */
  const send = async (action: Action): Promise<void> => {
    try {
      const answer = await action(server.returning(fitter));
      answers += 1;
      if ('status' in answer ? answer.status !== 200 : answer.userErrors.length > 0)
        refusals.push(answer);
    } catch (error) {
      if (/FORBIDDEN|UNAUTHENTICATED|INTERNAL|BAD_/.test(String(error))) throw error;
      await waitFor(() => isUp);
      return send(action);
    }
  };
  let isUp = true;
  const killing = (async () => {
    for (const after of KILLS) {
      await waitFor(() => answers >= after || !isSending, 300_000);
      isUp = false;
      await server.kill();
      server = await startServerProcess({ DATABASE_URL: app.databaseUrl });
      isUp = true;
    }
  })();
  const sendAll = () =>
    Promise.all(
      queue.map(async (actions) => {
        for (const action of actions) await send(action);
      }),
    );
  await Promise.all([sendAll(), sendAll()]);
  isSending = false;
  await killing;

  expect(refusals).toEqual([]);
  expect(answers).toBe(400);
  const ofCrew = 'from visit where crew_id = $1';
  const [counts] = await app.sql(
    `select (select count(*)::int ${ofCrew} and state = 'done') as done,
       (select count(*)::int from protocol where signed_at is not null) as signed,
       (select count(*)::int from visit_photograph) as photographs,
       (select count(*)::int from order_version where number = 2 and state = 'accepted'
         and consent_way = 'signature' and order_id in (select order_id ${ofCrew})) as accepted,
       (select count(*)::int from order_version where number > 2
         and order_id in (select order_id ${ofCrew})) as further,
       (select count(*)::int from outgoing_mail where subject like 'Podpisany protok%') as mails,
       (select count(*)::int from outgoing_mail where subject like '%zmienione') as changes,
       (select count(*)::int from customer_order where total_amount = 4950
         and id in (select order_id ${ofCrew})) as changed`,
    [crewId],
  );
  expect(counts).toEqual({
    done: VISITS,
    signed: VISITS,
    photographs: VISITS * PHOTOGRAPHS,
    accepted: VISITS,
    further: 0,
    mails: VISITS,
    changes: VISITS,
    changed: VISITS,
  });
});
