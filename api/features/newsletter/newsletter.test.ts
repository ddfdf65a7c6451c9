import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type MailedApp, createMailedApp } from '../../testing/mails.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { forget } from '../../testing/retention.js';
import { CONSENT_TEXTS } from '../consents/consent-texts.js';

const CONFIRM = 'Potwierdź zapis do newslettera';

let shop: MailedApp;
beforeAll(async () => {
  const counted = { TRUST_PROXY: '1', WRITES_PER_MINUTE: '1000' };
  shop = await createMailedApp({ PUBLIC_URL: 'https://shop.test', ...counted });
});
afterAll(() => shop.close());

const anyEmail = () => `${randomUUID()}@example.com`;

/** Each request comes from a network address of its own, so that tests do not share its limit. */
async function subscribe(email: string, from: string = randomUUID()) {
  const query = `mutation ($input: SubscribeToNewsletterInput!) {
    subscribeToNewsletter(input: $input) { accepted } }`;
  const { body } = await shop.app
    .visitor()
    .json<object>(
      'POST',
      '/graphql',
      { query, variables: { input: { email } } },
      { 'x-forwarded-for': from },
    );
  return body;
}

async function follow(name: 'confirmNewsletter' | 'unsubscribeFromNewsletter', token: string) {
  const { data } = await shop.app
    .visitor()
    .graphql<Record<string, { done: boolean; userErrors: { code: string }[] }>>(
      `mutation ($input: NewsletterTokenInput!) { ${name}(input: $input) { done userErrors { code } } }`,
      { input: { token } },
    );
  return data[name]!;
}

/** Everything kept about an address, the latest request first. */
const history = (email: string) =>
  shop.app.sql('select * from subscriber where email = $1 order by requested_at desc', [email]);

const stored = async (email: string) => (await history(email))[0];

const mailsTo = (email: string) =>
  shop.app.sql<{ subject: string }>(
    'select subject from outgoing_mail where recipient = $1 order by created_at',
    [email],
  );

/** The tokens in the links of the e-mail that asks for confirmation. */
async function linksOf(email: string): Promise<{ confirm: string; stop: string }> {
  const { text } = await shop.mailTo(email, CONFIRM);
  const token = (path: string) =>
    new RegExp(`https://shop\\.test/newsletter/${path}/([\\w-]{43})`).exec(text!)![1]!;
  return { confirm: token('potwierdz'), stop: token('wypisz') };
}

async function subscribed(): Promise<{ email: string; confirm: string; stop: string }> {
  const email = anyEmail();
  await subscribe(email);
  const links = await linksOf(email);
  await follow('confirmNewsletter', links.confirm);
  return { email, ...links };
}

/** Enters an address again; returns the links of the new mail. */
async function subscribeAgain(email: string): Promise<{ confirm: string; stop: string }> {
  shop.sink.received.length = 0;
  await subscribe(email);
  return linksOf(email);
}

const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * 86_400_000);

const ACCEPTED = { data: { subscribeToNewsletter: { accepted: true } } };

describe('a request for the newsletter', () => {
  it('is confirmed by its link', async () => {
    const email = anyEmail();
    expect(await subscribe(` ${email.toUpperCase()} `.trim())).toEqual(ACCEPTED);
    expect(await stored(email)).toMatchObject({
      status: 'pending',
      consent_version: CONSENT_TEXTS.newsletter[0].version,
      source: 'form',
      confirmed_at: null,
    });
    const { confirm } = await linksOf(email);
    expect(await follow('confirmNewsletter', confirm)).toEqual({ done: true, userErrors: [] });
    expect(await stored(email)).toMatchObject({
      status: 'confirmed',
      confirmed_at: expect.any(Date),
      confirm_token_hash: null,
    });
    expect(await follow('confirmNewsletter', confirm)).toMatchObject({
      done: false,
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('leaves no usable token in the table', async () => {
    const email = anyEmail();
    await subscribe(email);
    const links = await linksOf(email);
    const row = JSON.stringify(await stored(email));
    for (const token of Object.values(links)) expect(row).not.toContain(token);
  });

  it('is answered alike for a subscriber, who gets no mail', async () => {
    const { email } = await subscribed();
    expect(await subscribe(email)).toEqual(ACCEPTED);
    expect(await stored(email)).toMatchObject({ status: 'confirmed' });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('that was repeated is confirmed only by its latest link', async () => {
    const email = anyEmail();
    await subscribe(email);
    const { confirm } = await linksOf(email);
    await subscribe(email);
    expect((await follow('confirmNewsletter', confirm)).done).toBe(false);
  });

  it('may come over REST', async () => {
    const email = anyEmail();
    const answer = await shop.app.visitor().json('POST', '/api/newsletter', { email });
    expect(answer).toMatchObject({ status: 202, body: { accepted: true } });
    expect(await stored(email)).toMatchObject({ status: 'pending', source: 'api' });
  });

  it('is counted per e-mail, known or not, and per address', async () => {
    const [email, address] = [anyEmail(), randomUUID()];
    const refused = { errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] };
    for (let time = 0; time < 3; time += 1) expect(await subscribe(email)).toEqual(ACCEPTED);
    expect(await subscribe(email)).toMatchObject(refused);
    for (let time = 0; time < 20; time += 1)
      expect(await subscribe(anyEmail(), address)).toEqual(ACCEPTED);
    expect(await subscribe(anyEmail(), address)).toMatchObject(refused);
    expect(await subscribe(anyEmail())).toEqual(ACCEPTED);
  });
});

describe('unsubscribing', () => {
  it('ends the subscription at once and mails one goodbye', async () => {
    const { email, stop } = await subscribed();
    for (let time = 0; time < 2; time += 1)
      expect(await follow('unsubscribeFromNewsletter', stop)).toEqual({
        done: true,
        userErrors: [],
      });
    expect(await stored(email)).toMatchObject({
      status: 'unsubscribed',
      unsubscribed_at: expect.any(Date),
    });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      CONFIRM,
      'Nie wyślemy już newslettera',
    ]);
  });

  it('is one POST by the mail program, as the header of the mail says', async () => {
    const { email, stop } = await subscribed();
    const { headers } = await shop.mailTo(email, CONFIRM);
    const header = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<https://shop.test/newsletter/wypisz/${stop}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const response = await shop.app.visitor().fetch(`/newsletter/wypisz/${stop}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(204);
    expect(await stored(email)).toMatchObject({ status: 'unsubscribed' });
  });

  it('before the confirmation sends no goodbye', async () => {
    const email = anyEmail();
    await subscribe(email);
    const { confirm, stop } = await linksOf(email);
    expect((await follow('unsubscribeFromNewsletter', stop)).done).toBe(true);
    expect((await follow('confirmNewsletter', confirm)).done).toBe(false);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('can be undone by subscribing again, and the withdrawn consent stays as it was', async () => {
    const { email, stop } = await subscribed();
    await follow('unsubscribeFromNewsletter', stop);
    const withdrawn = await stored(email);
    for (let time = 0; time < 2; time += 1) await subscribe(email);
    expect(await history(email)).toEqual([
      expect.objectContaining({ status: 'pending', confirmed_at: null, unsubscribed_at: null }),
      withdrawn,
    ]);
    expect(await mailsTo(email)).toHaveLength(4);
  });

  it('by a link of an earlier subscription ends the later one', async () => {
    const { email, stop } = await subscribed();
    await follow('unsubscribeFromNewsletter', stop);
    const { confirm } = await subscribeAgain(email);
    expect((await follow('confirmNewsletter', confirm)).done).toBe(true);
    expect((await follow('unsubscribeFromNewsletter', stop)).done).toBe(true);
    expect(await history(email)).toEqual([
      expect.objectContaining({ status: 'unsubscribed', confirmed_at: expect.any(Date) }),
      expect.objectContaining({ status: 'unsubscribed', confirmed_at: expect.any(Date) }),
    ]);
  });

  it.each(['', 'x', 'x'.repeat(43), '\0', "' or 1=1"])(
    'with the token %j is not found',
    async (token) => {
      const nobody = { done: false, userErrors: [{ code: 'NOT_FOUND' }] };
      expect(await follow('unsubscribeFromNewsletter', token)).toEqual(nobody);
      expect(await follow('confirmNewsletter', token)).toEqual(nobody);
      const path = `/newsletter/wypisz/${encodeURIComponent(token) || '-'}`;
      expect((await shop.app.visitor().fetch(path, { method: 'POST' })).status).toBe(404);
    },
  );
});

describe('the proof of a consent', () => {
  it('stays for 3 years after its withdrawal, though the address was entered again and never confirmed', async () => {
    const { email, stop } = await subscribed();
    await follow('unsubscribeFromNewsletter', stop);
    const { unsubscribed_at: end } = (await stored(email)) as { unsubscribed_at: Date };
    await subscribe(email);
    await forget(shop.app, daysAfter(end, 31));
    expect(await history(email)).toEqual([
      expect.objectContaining({
        consent_version: CONSENT_TEXTS.newsletter[0].version,
        confirmed_at: expect.any(Date),
        unsubscribed_at: end,
      }),
    ]);
    await forget(shop.app, daysAfter(end, 3 * 366));
    expect(await history(email)).toEqual([]);
  });

  it('of an earlier consent is deleted after 3 years, while the later consent is in force', async () => {
    const { email, stop } = await subscribed();
    await follow('unsubscribeFromNewsletter', stop);
    const { confirm } = await subscribeAgain(email);
    await follow('confirmNewsletter', confirm);
    await forget(shop.app, daysAfter(new Date(), 3 * 366));
    expect(await history(email)).toEqual([
      expect.objectContaining({ status: 'confirmed', unsubscribed_at: null }),
    ]);
  });
});

describe('the checkbox in the checkout', () => {
  it('sends the link that confirms only when it is ticked', async () => {
    const [ticked, left] = [await customerWithCart(shop.app), await customerWithCart(shop.app)];
    await submit(ticked, { subscribesToNewsletter: true });
    await submit(left);
    expect(await stored(ticked.customerEmail)).toMatchObject({
      status: 'pending',
      source: 'checkout',
    });
    expect(await stored(left.customerEmail)).toBeUndefined();
    await shop.mailTo(ticked.customerEmail, CONFIRM);
  });
});
