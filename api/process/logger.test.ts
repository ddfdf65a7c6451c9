import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submitInquiry } from '../testing/inquiries.js';
import { customerWithCart, submit } from '../testing/orders.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import { waitFor } from '../testing/wait-for.js';
import { loggedError } from './logger.js';

const PERSONAL = /Tajna|Osoba|tajna@|600100200|Poufne/;

let app: TestApp;
beforeAll(async () => {
  const send = async ({ recipient }: { recipient: string }) => {
    throw new Error(`550 5.1.1 <${recipient}>: no such user`);
  };
  app = await createTestApp({ mailer: { send, close: () => undefined } });
});
afterAll(() => app.close());

async function loggedBy(action: () => Promise<unknown>): Promise<string> {
  app.logged.length = 0;
  await action();
  return app.logged.join('\n');
}

describe('the log', () => {
  it('holds a statement that the database refused, without the row and the values', async () => {
    await app.sql(
      `alter table inquiry add constraint nobody check (customer_name <> 'Tajna Osoba')`,
    );
    const input = { name: 'Tajna Osoba', email: 'tajna@example.com', message: 'Poufne pytanie' };
    const log = await loggedBy(() => submitInquiry(app, input).catch(() => undefined));
    expect(log).toMatch(/"constraint":"nobody"/);
    expect(log).toMatch(/"code":"23514"/);
    expect(log).toMatch(/"stack":"\s+at /);
    expect(log).not.toMatch(PERSONAL);
  });

  it('holds a refused statement of the unit of work, without its values', async () => {
    const staff = await app.signIn('staff');
    await app.sql(`alter table order_note add constraint silent check (text <> 'Poufne')`);
    const log = await loggedBy(() =>
      staff.graphql(
        'mutation { addOrderNote(input: { orderId: 1, text: "Poufne" }) { userErrors { code } } }',
      ),
    );
    expect(log).toMatch(/"constraint":"silent"/);
    expect(log).not.toMatch(PERSONAL);
  });

  it('holds a failed job without its recipient', async () => {
    const { visitor } = await customerWithCart(app);
    const log = await loggedBy(async () => {
      await submit({ visitor, customerEmail: 'tajna@example.com' });
      await waitFor(() => app.logged.some((line) => line.includes('send_mail')));
    });
    expect(log).toMatch(/"task":"send_mail"/);
    expect(log).toMatch(/550 5\.1\.1/);
    expect(log).not.toMatch(PERSONAL);
  });

  it('of the embedded database holds no failed statement', async () => {
    expect(await app.sql('show log_min_messages')).toEqual([{ log_min_messages: 'log' }]);
  });
});

describe('a logged error', () => {
  const failure = (message: string, more: object = {}) =>
    loggedError(Object.assign(new Error(message), more));

  it.each<[string, string, object, string]>([
    [
      'a value',
      'invalid input syntax: "Tajna"',
      { code: '22P02' },
      'the database refused a statement (22P02)',
    ],
    [
      'a row',
      'duplicate key',
      { code: '23505', detail: 'Tajna' },
      'the database refused a statement (23505)',
    ],
    [
      'a missing table',
      'relation "product" does not exist',
      { code: '42P01' },
      'relation "product" does not exist',
    ],
    [
      'an outage',
      `select 'Tajna' - connect ECONNREFUSED`,
      { code: 'ECONNREFUSED' },
      'connect ECONNREFUSED',
    ],
    ['code of the system for one of the database', 'write EPIPE', { code: 'EPIPE' }, 'write EPIPE'],
    ['an address of e-mail', 'no user tajna@example.com.', {}, 'no user …@…'],
  ])('keeps no %s', (_, message, more, expectedText) => {
    const logged = failure(message, { ...more, parameters: ['Tajna'] });
    expect(logged.message).toBe(expectedText);
    expect(JSON.stringify(logged)).not.toMatch(PERSONAL);
  });

  it('logs its cause in the same way, and accepts values that are not errors', () => {
    const cause = new Error('tajna@example.com');
    expect(failure('outer', { cause }).cause).toMatchObject({ message: '…@…' });
    expect(loggedError('tajna@example.com')).toEqual({ type: 'string', message: '…@…' });
  });
});
