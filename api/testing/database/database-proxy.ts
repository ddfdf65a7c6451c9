import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { inTime } from '../in-time.js';

/** How long to wait for a statement: the server that sends it may have to be built first. */
const PATIENCE_MS = 180_000;

export interface DatabaseProxy {
  /** The URL of the database through the proxy. */
  url: string;
  /** From now on the commit of an order is carried out and its answer withheld; resolves at the first such commit. */
  withholdCommit(): Promise<void>;
  /** From now on connections get no answers once they start to listen for notifications. */
  withholdListening(): void;
  /** Cuts every connection and lets none in until `restore`. */
  cut(): void;
  /** Cuts every connection when a statement with this in its text or name is sent, before it arrives; resolves then. */
  cutAt(statement: string): Promise<void>;
  restore(): void;
  /** Accepts connections but forwards nothing, like a server stopped by SIGSTOP. */
  pause(): void;
  /** Forwards the data held back, and all further data. */
  resume(): void;
  close(): Promise<void>;
}

/** A proxy between a server and its database that simulates failures of the network. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let down = false;
  let onCommit: (() => void) | undefined;
  let fatal: { statement: string; onCut: () => void } | undefined;
  let isDeaf = false;
  let isPaused = false;

  const server = createServer((client) => {
    if (down) return client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    let isOrdering = false;
    let withheld = false;
    client.on('data', (sent) => {
      if (fatal && sent.includes(fatal.statement)) {
        cut();
        fatal.onCut();
        fatal = undefined;
        return;
      }
      isOrdering ||= sent.includes('insert into "customer_order"');
      if (isOrdering && onCommit && /commit/i.test(sent.toString('latin1'))) {
        withheld = true;
        onCommit();
      }
      withheld ||= isDeaf && sent.includes('listen ');
      upstream.write(sent);
    });
    upstream.on('data', (answer) => {
      if (!withheld) client.write(answer);
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      if (isPaused) socket.pause();
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = () => {
    down = true;
    cutAll();
  };
  return {
    url: withPort(target, (server.address() as AddressInfo).port),
    withholdCommit: () =>
      inTime('the commit of an order', new Promise((resolve) => (onCommit = resolve)), PATIENCE_MS),
    withholdListening: () => void (isDeaf = true),
    cut,
    cutAt: (statement) =>
      inTime(statement, new Promise((onCut) => (fatal = { statement, onCut })), PATIENCE_MS),
    restore: () => void (down = false),
    pause() {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      cutAll();
      server.close();
      await inTime('the proxy is closed', once(server, 'close'));
    },
  };
}

const withPort = (url: URL, port: number): string =>
  Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href;
