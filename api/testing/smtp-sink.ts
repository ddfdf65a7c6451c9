import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { inTime } from './in-time.js';

export interface SmtpSink {
  url: string;
  /** What it has taken, headers and all. */
  received: Buffer[];
  /** How many messages were brought to it, taken or not. */
  attempts: number;
  /** What it does with a message: takes it, refuses it for now, or falls silent. */
  mode: 'take' | 'refuse' | 'stall';
  close(): Promise<void>;
}

/** A mail server that keeps what it is given. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    async onData(stream, _session, answer) {
      const message = await buffer(stream);
      sink.attempts += 1;
      if (sink.mode === 'refuse')
        answer(Object.assign(new Error('not now'), { responseCode: 451 }));
      if (sink.mode !== 'take') return;
      sink.received.push(message);
      answer();
    },
  });
  // A worker that is killed leaves its connection broken: that is part of the tests.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received: [],
    attempts: 0,
    mode: 'take',
    close: () =>
      inTime('the mail server is closed', new Promise((resolve) => server.close(() => resolve()))),
  };
  return sink;
}
