import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type WebhookRules, postWebhook, urlProblem } from './post-webhook.js';
import { isPublicAddress } from './public-address.js';

let server: Server;
let port: number;
const paths: (string | undefined)[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    paths.push(request.url);
    if (request.url === '/silent') return;
    if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end();
    else response.end(`${'ą'.repeat(400)}\0${'x'.repeat(100_000)}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const LOCAL: WebhookRules = { allowsLoopback: true };
const PRODUCTION: WebhookRules = { allowsLoopback: false };
const post = (url: string, rules: WebhookRules) => postWebhook(url, '{}', {}, rules);
const at = (path: string) => `http://127.0.0.1:${port}${path}`;

/** A resolver that answers each question by the next of these addresses. */
function resolving(...answers: string[][]): { asked: () => number; resolve: typeof lookup } {
  let asked = 0;
  const resolve = (_host: string, _options: object, done: (...values: unknown[]) => void) => {
    const addresses = answers[Math.min(asked, answers.length - 1)]!;
    asked += 1;
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { asked: () => asked, resolve: resolve as unknown as typeof lookup };
}

it.each([
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '0.0.0.0',
  '::',
  '::1',
  'fe80::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2002:a00:1::1',
  '2001::1',
])('%s is not public: neither written in the address nor found by its name', async (address) => {
  expect(isPublicAddress(address)).toBe(false);
  const written = `https://${address.includes(':') ? `[${address}]` : address}/`;
  expect(urlProblem(written, PRODUCTION)).toMatch('w\u00a0sieci prywatnej');
  // One such address among public ones is enough.
  const { resolve } = resolving(['93.184.215.14', address]);
  await expect(post('https://partner.example/', { ...PRODUCTION, resolve })).rejects.toThrow(
    'w\u00a0sieci prywatnej',
  );
});

it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '172.32.0.1', '100.128.0.1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it('is connected to the address that was checked, whatever the name means afterwards', async () => {
  let connections = 0;
  server.on('connection', () => (connections += 1));
  // This machine, which may be called here, when the name is checked; a private address at any later question.
  const { resolve, asked } = resolving(['127.0.0.1'], ['10.0.0.1']);
  const toName = () => post(`https://rebinding.example:${port}/`, { ...LOCAL, resolve });
  // Connected, but the server here speaks no TLS.
  await expect(toName()).rejects.toThrow('Połączenie się nie udało');
  expect({ asked: asked(), connections }).toEqual({ asked: 1, connections: 1 });
  await expect(toName()).rejects.toThrow('prywatnej');
  expect({ asked: asked(), connections }).toEqual({ asked: 2, connections: 1 });
});

it('redirects are not followed, and at most 1 kB of an answer is read', async () => {
  expect(await post(at('/moved'), LOCAL)).toEqual({ status: 302, text: '' });
  expect(paths).not.toContain('/elsewhere');
  const { status, text } = await post(at('/long'), LOCAL);
  expect(status).toBe(200);
  expect(text).toMatch(/^ą{400}x+$/);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1024);
});

it('a server that does not answer, or is not there, is named as the problem', async () => {
  await expect(post(at('/silent'), { ...LOCAL, timeout: 50 })).rejects.toThrow('na czas');
  await expect(post('http://127.0.0.1:1/', LOCAL)).rejects.toThrow('ECONNREFUSED');
});

it('http, other protocols, passwords and fragments are refused', () => {
  expect(urlProblem('http://partner.example/', LOCAL)).toMatch('https://');
  expect(urlProblem('ftp://partner.example/', LOCAL)).toMatch('https://');
  expect(urlProblem('https://a:b@partner.example/', LOCAL)).toMatch('hasło');
  expect(urlProblem('https://partner.example/#a', LOCAL)).toMatch('#');
  expect(urlProblem('partner', LOCAL)).toMatch('To nie jest adres');
  expect(urlProblem('https://localhost/', PRODUCTION)).toMatch('prywatnej');
  expect(urlProblem('https://2130706433/', PRODUCTION)).toMatch('prywatnej');
  expect(urlProblem('https://partner.example/events', PRODUCTION)).toBeNull();
});
