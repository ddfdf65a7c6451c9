import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../shared/project-files.js';
import { createMailedApp } from '../../testing/mails.js';
import { startServerProcess } from '../../testing/server-process.js';
import { change } from '../../testing/staff.js';
import { cloneTemplate, createTestApp } from '../../testing/test-app.js';
import { waitFor } from '../../testing/wait-for.js';
import { addEndpoint, endPauses, startReceiver } from '../../testing/webhooks.js';
import { webhookSignature } from './sign-webhook.js';

const SECRETS_KEY = 'secrets-key-of-32-characters-for-tests';

let documented: ChildProcess | undefined;
afterEach(() => void documented?.kill());

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the receiver of the documentation; returns what it prints. */
async function startDocumented(port: number, secret: string): Promise<() => string> {
  const text = readFileSync(join(PROJECT_ROOT, 'docs', 'programs.md'), 'utf8');
  const code = /## Webhooks[\s\S]*?```js\n([\s\S]*?)```/.exec(text)![1]!;
  documented = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  documented.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await waitFor(() =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    ),
  );
  return () => printed;
}

it('the receiver of the documentation takes what the shop sends, and nothing else', async () => {
  const shop = await createMailedApp();
  const admin = await shop.app.signIn('admin');
  try {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const { id, secret } = await addEndpoint(admin, url, ['order.created']);
    const printed = await startDocumented(port, secret);
    await change(admin, 'sendTestWebhook', { endpointId: id });
    await waitFor(() => printed() === 'ping\n');

    // What the shop has sent, as somebody else sends it: without, with an old and with a wrong signature.
    const recorder = await startReceiver();
    await addEndpoint(admin, recorder.url, ['order.created']).then(({ id: endpointId }) =>
      change(admin, 'sendTestWebhook', { endpointId }),
    );
    const { body } = await recorder.next('ping');
    await recorder.close();
    const sign = (at: number) => webhookSignature(body, [secret], new Date(at));
    const post = async (signature: string, sent = body) => {
      const headers = { 'cieniomat-signature': signature };
      return (await fetch(url, { method: 'POST', headers, body: sent })).status;
    };
    expect(await post(sign(Date.now()))).toBe(204);
    expect(await post('')).toBe(401);
    expect(await post('t=now,v1=')).toBe(401);
    expect(await post(sign(Date.now() - 600_000))).toBe(401);
    expect(await post(sign(Date.now()), body.replace('ping', 'pong'))).toBe(401);
    expect(await post(webhookSignature(body, ['whsec_other'], new Date()))).toBe(401);
    // While secrets change there are two signatures.
    expect(await post(webhookSignature(body, ['whsec_new', secret], new Date()))).toBe(204);
  } finally {
    await shop.close();
  }
});

it('a server that is killed while it sends loses nothing: another node sends the event again, under its id', async () => {
  const database = await cloneTemplate();
  const receiver = await startReceiver();
  const observer = await createTestApp({ databaseUrl: database.url });
  try {
    const admin = await observer.signIn('admin');
    const { id } = await addEndpoint(admin, receiver.url, ['order.created']);
    // It never answers the first one.
    receiver.answer = () => undefined;
    await change(admin, 'sendTestWebhook', { endpointId: id });
    const server = await startServerProcess({ DATABASE_URL: database.url, SECRETS_KEY });
    const first = await receiver.next('ping');
    await server.kill();

    receiver.answer = (response) => void response.writeHead(204).end();
    const other = await createMailedApp({}, database.url);
    try {
      await endPauses(observer);
      const second = await receiver.next('ping', 1);
      expect(second.event).toEqual(first.event);
      expect(second.headers['cieniomat-delivery']).toBe(first.headers['cieniomat-delivery']);
      await waitFor(async () => {
        const [row] = await observer.sql<{ state: string }>('select state from webhook_delivery');
        return row!.state === 'delivered';
      });
    } finally {
      await other.close();
    }
  } finally {
    await observer.close();
    await receiver.close();
    await database.drop();
  }
});
