import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseEnv } from '../shared/env/env.js';
import { openSms } from './sms.js';

const MESSAGE = { id: 'a1', recipient: '+48600100200', text: 'Jutro przyjeżdżamy' };
const env = (more: Record<string, string>) =>
  parseEnv({ DATABASE_URL: 'postgres://unused', ...more });

describe('SMSAPI', () => {
  const received: { authorization: string | undefined; fields: Record<string, string> }[] = [];
  let answer: object | string;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      received.push({ authorization: request.headers.authorization, fields });
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  let send: (message?: typeof MESSAGE) => Promise<void>;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const sms = openSms(env({ SMS_URL: url, SMS_TOKEN: 'tajny', SMS_SENDER: 'Cieniomat' }));
    send = (message = MESSAGE) => sms.send(message);
  });
  afterAll(() => void server.close());

  it('is sent recipient and text, with an id by which it sends a message once', async () => {
    answer = { count: 1, list: [{ id: '7', status: 'QUEUE' }] };
    await send();
    expect(received).toEqual([
      {
        authorization: 'Bearer tajny',
        fields: {
          to: '48600100200',
          from: 'Cieniomat',
          message: 'Jutro przyjeżdżamy',
          encoding: 'utf-8',
          format: 'json',
          idx: 'a1',
          check_idx: '1',
        },
      },
    ]);
  });

  it('that has sent a message before has sent it', async () => {
    answer = { error: 53, message: 'Not unique idx parameter' };
    await expect(send()).resolves.toBeUndefined();
  });

  it.each([
    ['refuses', { error: 103, message: 'Insufficient credits' }, 'error 103'],
    ['answers something else', '<html>', 'answered by 200'],
  ])('that %s has not', async (_name, given, message) => {
    answer = given;
    await expect(send()).rejects.toThrow(message);
  });
});

it('without a token messages are files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sms-'));
  await openSms(env({ DATA_DIR: folder })).send(MESSAGE);
  expect(await readFile(join(folder, 'outbox', 'sms-a1.txt'), 'utf8')).toBe(
    '+48600100200\n\nJutro przyjeżdżamy\n',
  );
  await rm(folder, { recursive: true });
});
