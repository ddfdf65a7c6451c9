import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Shares } from '../request/request-limiter.js';
import { subscribeAs } from '../testing/subscribe.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import type { TestVisitor } from '../testing/test-visitor.js';
import { waitFor } from '../testing/wait-for.js';

const CHANGES = 'subscription { callQueueChanged { appeared } }';

let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  app = await createTestApp({ env: { TRUST_PROXY: '1' } });
  staff = await app.signIn('staff');
});
afterAll(() => app.close());

const ask = (address: string) =>
  staff.json(
    'POST',
    '/graphql/stream',
    { query: CHANGES },
    { accept: 'text/event-stream', 'x-forwarded-for': address },
  );

describe('event streams', () => {
  it('are limited to 20 per address; the next one gets Retry-After, and other addresses are not affected', async () => {
    const open = Array.from({ length: 20 }, () =>
      subscribeAs(staff, CHANGES, { 'x-forwarded-for': '10.0.0.1' }),
    );
    const streams = await Promise.all(open);
    const refused = await ask('10.0.0.1');
    expect(refused).toMatchObject({
      status: 429,
      body: { error: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 15 } },
    });
    expect(refused.headers.get('retry-after')).toBe('15');
    const elsewhere = await subscribeAs(staff, CHANGES, { 'x-forwarded-for': '10.0.0.2' });
    for (const stream of [elsewhere, ...streams]) stream.close();
    // The server notices closed connections with a delay.
    await waitFor(() =>
      subscribeAs(staff, CHANGES, { 'x-forwarded-for': '10.0.0.1' }).then(
        (again) => {
          again.close();
          return true;
        },
        () => false,
      ),
    );
  });

  it('are limited per process, and a released slot can be taken again', () => {
    const slots = new Shares({ perAddress: 2, perProcess: 3 });
    const giveBack = slots.take('10.0.0.1');
    slots.take('10.0.0.1');
    slots.take('10.0.0.2');
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3'])
      expect(() => slots.take(address)).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
    giveBack();
    slots.take('10.0.0.3');
  });
});
