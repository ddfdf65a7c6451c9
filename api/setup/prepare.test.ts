import { expect, it } from '@jest/globals';
import { parseEnv } from '../shared/env/env.js';
import { createAccount } from '../testing/accounts.js';
import { runSql } from '../testing/database/databases.mjs';
import { createEmptyDatabase } from '../testing/database/new-database.js';
import { addSecondFactor } from '../testing/second-factors.js';
import { createTestApp } from '../testing/test-app.js';
import { createAdmin, prepareDatabase, removeSecondFactors } from './prepare.js';

it('two nodes that start with the same empty database create one demo shop and one admin', async () => {
  const database = await createEmptyDatabase();
  const { url } = database;
  const env = parseEnv({
    DATABASE_URL: url,
    DEMO: '1',
    ADMIN_EMAIL: 'admin@cieniomat.example',
    ADMIN_PASSWORD: 'hasło administratora',
  });
  try {
    await Promise.all([prepareDatabase(env), prepareDatabase(env)]);
    const [counts] = await runSql(
      url,
      `select (select count(*)::int from product) as products, (select count(*)::int from user_account) as admins,
        (select count(*) > 0 from customer_order) as "hasOrders"`,
    );
    expect(counts).toEqual({ products: 36, admins: 1, hasOrders: true });
    const [consents] = await runSql(
      url,
      `select count(*)::int as given,
        (count(*) filter (where consent->>'version' > (created_at at time zone 'Europe/Warsaw')::date::text))::int as "tooNew"
        from customer_order, jsonb_array_elements(consents) as consent`,
    );
    expect(consents).toEqual({ given: expect.any(Number), tooNew: 0 });
  } finally {
    await database.drop();
  }
});

it('a further admin can be created, unless the e-mail is taken', async () => {
  const app = await createTestApp();
  await app.signIn('admin');
  const account = {
    email: 'Nowa@Cieniomat.example',
    name: 'Nowa',
    password: 'hasło administratora',
  };
  expect(await createAdmin(app.services.orm, account)).toBe(true);
  expect(await createAdmin(app.services.orm, account)).toBe(false);

  const visitor = app.visitor();
  const { email, password } = account;
  expect((await visitor.json('POST', '/api/login', { email, password })).status).toBe(200);
  expect(await visitor.graphql('{ me { role { id } } }')).toMatchObject({
    data: { me: { role: { id: 'admin' } } },
  });
  await app.close();
});

it('a lost second factor can be removed, and its owner is told by mail', async () => {
  const app = await createTestApp();
  const account = await createAccount(app, 'admin');
  await addSecondFactor(app, account, 'passkey');
  const signIn = async () => (await app.visitor().json('POST', '/api/login', account)).status;
  expect(await signIn()).toBe(401);
  expect(await removeSecondFactors(app.services.orm, 'nikt@cieniomat.example')).toBe(false);
  expect(await removeSecondFactors(app.services.orm, account.email.toUpperCase())).toBe(true);
  expect(await signIn()).toBe(200);
  const mails = await app.sql('select subject from outgoing_mail where recipient = $1', [
    account.email,
  ]);
  expect(mails).toContainEqual({ subject: expect.stringMatching(/^Administrator usunął/) });
  await app.close();
});
