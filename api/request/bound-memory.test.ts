import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { boundMemory, memoryShares } from './bound-memory.js';

const UNREAD_MS = 50;
/** More than the kernel takes from a sender whose receiver reads nothing. */
const ANSWER = Buffer.alloc(32 * 1024 * 1024);

let server: Server;
beforeAll(async () => {
  const app = express();
  app.use(boundMemory({ memory: memoryShares(true) }, UNREAD_MS));
  app.get('/', (_req, res) => void res.send(ANSWER));
  app.post('/', (req, res) => void req.resume().on('end', () => res.json({})));
  app.use(
    ((error, _req, res, _next) =>
      void res.status(error.status).end()) as express.ErrorRequestHandler,
  );
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const port = () => (server.address() as AddressInfo).port;

function send(text: string): Socket {
  const socket = connect(port(), '127.0.0.1').on('error', () => undefined);
  socket.write(text);
  return socket;
}

it('cuts a connection whose client does not read its answer', async () => {
  const answered = once(server, 'request');
  const reader = send('GET / HTTP/1.1\r\nHost: shop\r\n\r\n').pause();
  const [, res] = await answered;
  await once(res, 'close');
  expect(res.writableFinished).toBe(false);
  reader.destroy();
});

it('refuses bodies that one address sends beyond its share, until they are over', async () => {
  const post = 'POST / HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\n';
  const open: Socket[] = [];
  for (let count = 0; count < 2; count += 1) {
    const arrived = once(server, 'request');
    open.push(send(post));
    await arrived;
  }
  const small = () => fetch(`http://127.0.0.1:${port()}`, { method: 'POST', body: 'x' });
  const large = () =>
    fetch(`http://127.0.0.1:${port()}`, { method: 'POST', body: ANSWER.subarray(0, 9_000_000) });
  expect((await large()).status).toBe(429);
  expect((await small()).status).toBe(200);
  const over = open.map(async (socket) => {
    socket.write('0\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
  });
  await Promise.all(over);
  expect((await large()).status).toBe(200);
});
