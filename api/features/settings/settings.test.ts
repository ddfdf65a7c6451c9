import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_COMPANY } from '../../shared/env/demo-company.js';
import { changeProduct, createProduct, fillCart } from '../../testing/factories.js';
import { startTestKsef } from '../../testing/ksef.js';
import { placeOrder } from '../../testing/orders.js';
import { createPayingShop } from '../../testing/payments/paying-shop.js';
import { startSmtpSink } from '../../testing/smtp-sink.js';
import { type UserErrors, change, removeDemo } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { waitFor } from '../../testing/wait-for.js';

/** The company is not configured by the environment, so that staff may enter it. */
const NOTHING_GIVEN = Object.fromEntries(
  [...Object.keys(DEMO_COMPANY), 'SECRETS_KEY'].map((name) => [name, '']),
);

let app: TestApp;
let admin: TestVisitor;
beforeAll(async () => {
  app = await createTestApp({ env: NOTHING_GIVEN });
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

interface Entry {
  name: string;
  value?: string | null;
  seen?: string | null;
}

interface Setting {
  name: string;
  value: string | null;
  isFixed: boolean;
}

/** Saves settings; what is not said to be seen is read first. */
async function save(...entries: Entry[]): Promise<UserErrors & { settings: Setting[] }> {
  const current = await readSettings();
  const sent = entries.map((entry) => ({ seen: current.get(entry.name)!.value, ...entry }));
  return change(admin, 'saveShopSettings', { entries: sent }, 'settings { name value isFixed }');
}

async function readSettings(of: TestVisitor = admin): Promise<Map<string, Setting>> {
  const { data, errors } = await of.graphql<{ shopSettings: Setting[] }>(
    '{ shopSettings { name value isFixed } }',
  );
  expect(errors).toBeUndefined();
  return new Map(data.shopSettings.map((setting) => [setting.name, setting]));
}

const companyOf = async (node: TestApp) => {
  const query = '{ company { name phone iban } }';
  const { data } = await node.visitor().graphql<{ company: Record<string, string> }>(query);
  return data.company;
};

describe('a setting', () => {
  it('is followed by every node', async () => {
    const other = await createTestApp({ databaseUrl: app.databaseUrl, env: NOTHING_GIVEN });
    const { userErrors, settings } = await save({ name: 'COMPANY_PHONE', value: '600 700 800' });
    expect(userErrors).toEqual([]);
    const saved = { name: 'COMPANY_PHONE', value: '600 700 800', isFixed: false };
    expect(settings).toContainEqual(saved);
    for (const node of [app, other])
      await waitFor(async () => (await companyOf(node))['phone'] === '600 700 800');
    await other.close();
  });

  it('is read once: a changed product makes neither settings nor texts anew', async () => {
    const { env, content, payments } = app.services;
    await changeProduct(app, await createProduct(app), `name = 'Inna'`);
    expect(app.services.env).toBe(env);
    expect(app.services.content).toBe(content);
    expect(app.services.payments).toBe(payments);
  });

  it('that is emptied has its default again', async () => {
    await save({ name: 'DEPOSIT_PERCENT', value: '50' });
    expect((await readSettings()).get('DEPOSIT_PERCENT')!.value).toBe('50');
    await save({ name: 'DEPOSIT_PERCENT', value: '' });
    expect((await readSettings()).get('DEPOSIT_PERCENT')!.value).toBe('30');
  });

  it('of the terms of sale applies to the next order, and not to those before', async () => {
    const depositOf = async () => {
      const visitor = app.visitor();
      const { total } = await fillCart(visitor);
      const { order } = await placeOrder(visitor, { expectedTotal: total });
      const [row] = await app.sql('select deposit_percent from order_account where order_id = $1', [
        order!.id,
      ]);
      return { id: order!.id, percent: row!['deposit_percent'] };
    };
    const before = await depositOf();
    expect(before.percent).toBe(30);
    await save({ name: 'DEPOSIT_PERCENT', value: '45' });
    await waitFor(() => app.services.env.DEPOSIT_PERCENT === 45);
    expect((await depositOf()).percent).toBe(45);
    const [kept] = await app.sql('select deposit_percent from order_account where order_id = $1', [
      before.id,
    ]);
    expect(kept!['deposit_percent']).toBe(30);
  });

  it('is recorded in the audit log', async () => {
    await save(
      { name: 'COMPANY_STREET', value: 'ul. Długa 3' },
      { name: 'COMPANY_POSTAL_CODE', value: '99-300' },
      { name: 'COMPANY_CITY', value: 'Kutno' },
    );
    const [entry] = await app.sql(
      `select action, before, after from audit_entry
       where subject_type = 'stored_setting' and subject_id = 'COMPANY_CITY' order by id desc limit 1`,
    );
    expect(entry).toMatchObject({ after: { id: 'COMPANY_CITY', value: 'Kutno' } });
  });

  it('that the environment sets can be read, but not changed', async () => {
    const fixed = await createTestApp({
      databaseUrl: app.databaseUrl,
      env: { ...NOTHING_GIVEN, REST_DUE_DAYS: '14' },
    });
    const owner = await fixed.signIn('admin');
    expect((await readSettings(owner)).get('REST_DUE_DAYS')).toMatchObject({
      value: '14',
      isFixed: true,
    });
    const { userErrors } = await change(owner, 'saveShopSettings', {
      entries: [{ name: 'REST_DUE_DAYS', value: '5', seen: '14' }],
    });
    expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    await fixed.close();
  });
});

describe('a change of settings', () => {
  it('is refused where somebody else has changed the same one, and names what is stored', async () => {
    await save({ name: 'REMINDER_DAYS_BEFORE', value: '5' });
    const { userErrors, settings } = await save({
      name: 'REMINDER_DAYS_BEFORE',
      value: '9',
      seen: '3',
    });
    expect(userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }]);
    expect(settings).toContainEqual({ name: 'REMINDER_DAYS_BEFORE', value: '5', isFixed: false });
  });

  it.each<[string, string, string]>([
    ['COMPANY_NIP', '7261120386', 'NIP'],
    ['COMPANY_ACCOUNT', '62 1090 1014 0000 0712 1981 2874', 'sumą kontrolną'],
    ['COMPANY_EMAIL', 'kontakt', 'e-mail'],
    ['COMPANY_POSTAL_CODE', '90001', '90-001'],
    ['COMPANY_HOURS_SATURDAY', '14:00-9:00', '8:00-18:00'],
    ['DEPOSIT_PERCENT', '101', '100'],
    ['DEPOSIT_PERCENT', '-1', 'liczbę'],
    ['CREDIT_RATE', '9.999', 'liczbę'],
    ['SPLIT_PAYMENT_CATEGORIES', 'pergole,namioty', 'pergole'],
    ['REMINDER_DAYS_AGAIN', '1', 'Później'],
    ['COMPANY_STREET', '', 'razem'],
  ])('is refused for %s = %j', async (name, value, reason) => {
    const before = await readSettings();
    const { userErrors } = await save(
      { name: 'COMPANY_NAME', value: 'Zmieniona' },
      { name, value },
    );
    expect(userErrors).toContainEqual({
      code: 'BAD_USER_INPUT',
      path: ['entries', '1', 'value'],
      message: expect.stringContaining(reason),
    });
    expect(await readSettings()).toEqual(before);
  });

  it('is refused for a setting that is named twice', async () => {
    const entry = { name: 'COMPANY_NAME', value: 'Dwa' };
    await expect(save(entry, entry)).rejects.toThrow('nie mogą się powtarzać');
  });

  it('is for admins only', async () => {
    const staff = await app.signIn('staff');
    const { errors } = await staff.graphql('{ shopSettings { name } }');
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('what a shop needs before it sells', () => {
  it('is read from what there is', async () => {
    const empty = await createTestApp({ env: NOTHING_GIVEN });
    const owner = await empty.signIn('admin');
    const undone = async () => {
      const { data } = await owner.graphql<{ launchSteps: { step: string; isDone: boolean }[] }>(
        '{ launchSteps { step isDone } }',
      );
      return data.launchSteps.flatMap(({ step, isDone }) => (isDone ? [] : [step]));
    };
    // The account of the test is an admin of its own.
    expect(await undone()).toEqual([
      'company',
      'account',
      'logo',
      'mail',
      'terms',
      'payments',
      'ksef',
      'demo',
    ]);
    const value = 'PL61109010140000071219812874';
    await change(owner, 'saveShopSettings', { entries: [{ name: 'COMPANY_ACCOUNT', value }] });
    await waitFor(async () => !(await undone()).includes('account'));
    await change(owner, 'confirmLaunchStep', { step: 'terms' });
    expect(await undone()).not.toContain('terms');
    await removeDemo(owner, false);
    expect(await undone()).toContain('demo');
    await removeDemo(owner, true);
    expect(await undone()).not.toContain('demo');
    await waitFor(async () => (await undone()).includes('products'));
    await empty.close();
  });
});

describe('a password or key', () => {
  const P24 = {
    P24_URL: 'https://sandbox.przelewy24.pl/',
    P24_MERCHANT_ID: '12345',
    P24_POS_ID: '12345',
    P24_CRC: 'bardzo-tajny-crc',
    P24_API_KEY: 'bardzo-tajny-klucz',
  };
  const entries = Object.entries(P24).map(([name, value]) => ({ name, value }));

  it('is stored encrypted, used at once and shown to nobody', async () => {
    const env = { ...NOTHING_GIVEN, SECRETS_KEY: 'k'.repeat(32) };
    const keyed = await createTestApp({ databaseUrl: app.databaseUrl, env });
    const owner = await keyed.signIn('admin');
    expect(keyed.services.payments.current).toBeNull();
    const answer = await change(
      owner,
      'saveShopSettings',
      { entries },
      'settings { name value isSet }',
    );
    expect(answer.userErrors).toEqual([]);
    expect(answer).toMatchObject({
      settings: expect.arrayContaining([{ name: 'P24_CRC', value: null, isSet: true }]),
    });
    await waitFor(() => keyed.services.payments.current?.code === 'przelewy24');
    expect(keyed.services.env.P24_API_KEY).toBe('bardzo-tajny-klucz');
    const stored = await app.sql('select to_jsonb(stored_setting) as row from stored_setting');
    const audited = await app.sql(
      `select before, after from audit_entry where subject_type = 'stored_setting'`,
    );
    for (const kept of [stored, audited, answer])
      expect(JSON.stringify(kept)).not.toContain('bardzo-tajny');

    const otherKey = { ...env, SECRETS_KEY: 'x'.repeat(32) };
    const other = await createTestApp({ databaseUrl: app.databaseUrl, env: otherKey });
    expect(other.services.env.P24_CRC).toBeUndefined();
    expect(other.services.payments.current).toBeNull();
    await other.close();
    await keyed.close();
  });

  it('is refused where the shop has no key to encrypt it', async () => {
    const { userErrors } = await save(
      { name: 'SMTP_USER', value: 'sklep' },
      { name: 'SMTP_PASSWORD', value: 'x' },
    );
    expect(userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('SECRETS_KEY') },
    ]);
    expect((await readSettings()).get('SMTP_USER')!.value).toBeNull();
  });
});

describe('a connection', () => {
  const check = async (of: TestVisitor, connection: string) => {
    const { data, errors } = await of.graphql<{
      checkConnection: { works: boolean; message: string };
    }>(`mutation { checkConnection(input: { connection: ${connection} }) { works message } }`);
    expect(errors).toBeUndefined();
    return data.checkConnection;
  };

  it.each(['mail', 'payments', 'ksef'])(
    'that is not configured does not work: %s',
    async (name) => {
      expect(await check(admin, name)).toEqual({
        works: false,
        message: expect.stringMatching(/^[A-ZŁŚ].*nie (jest|są) ustawion[ye]\.$/),
      });
    },
  );

  it('of payments and KSeF is asked whether it knows the keys', async () => {
    const shop = await createPayingShop();
    const ksef = await startTestKsef();
    const env = { ...shop.payments.env, ...ksef.env };
    for (const [wrong, works] of [
      [{}, true],
      [{ P24_API_KEY: 'zły', KSEF_TOKEN: 'zły' }, false],
      [{ P24_URL: 'http://127.0.0.1:1', KSEF_URL: 'http://127.0.0.1:1' }, false],
    ] as const) {
      const node = await createTestApp({ databaseUrl: app.databaseUrl, env: { ...env, ...wrong } });
      const owner = await node.signIn('admin');
      for (const name of ['payments', 'ksef'])
        expect({ name, ...(await check(owner, name)) }).toMatchObject({ name, works });
      await node.close();
    }
    await ksef.close();
    await shop.close();
  });

  it('of mail sends a message to who asks, and says why it cannot', async () => {
    const sink = await startSmtpSink();
    const node = await createTestApp({
      databaseUrl: app.databaseUrl,
      env: { ...NOTHING_GIVEN, ...sink.env },
    });
    const owner = await node.signIn('admin');
    expect(await check(owner, 'mail')).toMatchObject({ works: true });
    expect(sink.received).toHaveLength(1);
    const { data } = await owner.graphql<{ launchSteps: object[] }>(
      '{ launchSteps { step isDone doneBy } }',
    );
    expect(data.launchSteps).toContainEqual({
      step: 'mail',
      isDone: true,
      doneBy: expect.any(String),
    });
    await sink.close();
    expect(await check(owner, 'mail')).toEqual({
      works: false,
      message: expect.stringContaining('odrzuca połączenie'),
    });
    await node.close();
  });
});
