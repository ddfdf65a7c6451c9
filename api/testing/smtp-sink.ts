import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

export interface SmtpSink {
  url: string;
  /** What it has taken, headers and all. */
  received: string[];
  /** How many messages were brought to it, taken or not. */
  attempts: number;
  /** What it does with a message: takes it, refuses it for now, or falls silent. */
  mode: 'take' | 'refuse' | 'stall';
  close(): Promise<void>;
}

/** A mail server that keeps what it is given. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    converse(socket, sink);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    attempts: 0,
    mode: 'take',
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return sink;
}

const END_OF_MESSAGE = '\r\n.\r\n';

function converse(socket: Socket, sink: SmtpSink): void {
  let pending = '';
  let isMessage = false;
  socket.setEncoding('utf8');
  socket.write('220 sink\r\n');
  socket.on('data', (chunk: string) => {
    pending += chunk;
    for (;;) {
      const end = isMessage ? END_OF_MESSAGE : '\r\n';
      const at = pending.indexOf(end);
      if (at < 0) return;
      const said = pending.slice(0, at);
      pending = pending.slice(at + end.length);
      if (isMessage) answerMessage(said);
      else answerCommand(said);
    }
  });

  function answerMessage(message: string): void {
    isMessage = false;
    sink.attempts += 1;
    if (sink.mode === 'refuse') socket.write('451 not now\r\n');
    if (sink.mode !== 'take') return;
    sink.received.push(message);
    socket.write('250 taken\r\n');
  }

  function answerCommand(command: string): void {
    isMessage = command === 'DATA';
    if (isMessage) socket.write('354 go on\r\n');
    else if (command === 'QUIT') socket.end('221 bye\r\n');
    else socket.write('250 fine\r\n');
  }
}
