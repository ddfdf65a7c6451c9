import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { inTime } from './in-time.js';

export interface SmtpSink {
  /** The variables of a shop that sends its mails here. */
  env: { SMTP_HOST: string; SMTP_PORT: string };
  /** The received messages, with headers. */
  received: Buffer[];
  /** How many messages were sent to it, accepted or not. */
  attempts: number;
  /** How it answers a message: accepts it, refuses it temporarily, or does not answer. */
  mode: 'take' | 'refuse' | 'stall';
  close(): Promise<void>;
}

/** A mail server that stores received messages. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    async onData(stream, _session, answer) {
      // A worker that is killed breaks its connection in the middle of a message.
      const message = await buffer(stream).catch(() => null);
      if (!message) return;
      sink.attempts += 1;
      if (sink.mode === 'refuse')
        answer(Object.assign(new Error('not now'), { responseCode: 451 }));
      if (sink.mode !== 'take') return;
      sink.received.push(message);
      answer();
    },
  });
  // Killing a worker breaks its connection, which is expected in the tests.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const sink: SmtpSink = {
    env: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String((server.server.address() as AddressInfo).port),
    },
    received: [],
    attempts: 0,
    mode: 'take',
    close: () =>
      inTime('the mail server is closed', new Promise((resolve) => server.close(() => resolve()))),
  };
  return sink;
}
