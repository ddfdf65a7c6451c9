import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type ReplicatedShop, startReplicatedShop } from '../testing/database/replicated-shop.js';
import { inquiryInput } from '../testing/inquiries.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import type { TestVisitor } from '../testing/test-visitor.js';
import { waitFor } from '../testing/wait-for.js';

let shop: ReplicatedShop;
let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await startReplicatedShop();
  app = await createTestApp({
    databaseUrl: shop.primaryUrl,
    env: { DATABASE_READ_URL: shop.standby.url },
  });
  staff = await app.signIn('staff');
});
afterAll(async () => {
  await app?.close();
  await shop?.stop();
});
beforeEach(() => untilRead());

const statements = () => ({ ...app.services.replica!.statements });

/** What the statements of the action were counted as. */
async function countedAs(action: () => Promise<unknown>): Promise<string[]> {
  const before = statements();
  await action();
  return Object.entries(statements())
    .filter(([result, count]) => count > before[result as keyof typeof before])
    .map(([result]) => result);
}

/** The numbers of the inquiries of an e-mail address. */
async function inquiriesOf(reader: TestVisitor, email: string): Promise<number[]> {
  const { data, errors } = await reader.graphql<{ inquiries: { items: { id: number }[] } }>(
    'query ($text: String!) { inquiries(filter: { text: $text }) { items { id } } }',
    { text: email },
  );
  expect(errors).toBeUndefined();
  return data.inquiries.items.map(({ id }) => id);
}

/** Sends an inquiry from this browser; returns its address and number. */
async function write(writer: TestVisitor): Promise<{ email: string; id: number }> {
  const email = `${randomUUID()}@example.com`;
  const { data } = await writer.graphql<{ submitInquiry: { inquiryId: number } }>(
    'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { inquiryId } }',
    { input: inquiryInput({ email }) },
  );
  return { email, id: data.submitInquiry.inquiryId };
}

/** Until a browser that has written nothing reads from the replica. */
async function untilRead(): Promise<void> {
  const reader = await app.signIn('staff');
  reader.cookies.delete('cieniomat_position');
  await waitFor(
    async () => (await countedAs(() => inquiriesOf(reader, 'nobody'))).join() === 'replica',
  );
}

it('reads a list from the replica, and its own write from the primary while replay is paused', async () => {
  await shop.standby.pause();
  const { email, id } = await write(staff);
  const other = await app.signIn('staff');
  other.cookies.delete('cieniomat_position');
  expect(await inquiriesOf(other, email)).toEqual([]);
  let seen: number[] = [];
  expect(await countedAs(async () => (seen = await inquiriesOf(staff, email)))).toEqual(['behind']);
  expect(seen).toEqual([id]);
  await shop.standby.resume();
  expect(
    await countedAs(() => waitFor(async () => (await inquiriesOf(staff, email)).length > 0)),
  ).toEqual(['replica']);
});
