import { type Socket, connect } from 'node:net';

/** A request as sent over the wire: nothing is checked or encoded. */
export interface RawRequest {
  method: string;
  target: string;
  headers: readonly (readonly [string, string])[];
  body?: string | undefined;
}

export interface RawAnswer {
  status: number;
  body: string;
}

/** Longer than any request of the tests takes. */
const PATIENCE_MS = 20_000;
const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = /(?:^|\r\n)0\r\n\r\n$/;

/** One keep-alive connection for consecutive requests, reopened when the server has closed it. */
export class RawConnection {
  private socket: Socket | null = null;

  constructor(private readonly url: URL) {}

  async send(request: RawRequest): Promise<RawAnswer> {
    const socket = (this.socket ??= connect(Number(this.url.port), this.url.hostname));
    const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
    let received = '';
    const done = (settle: () => void) => {
      socket.removeAllListeners();
      settle();
    };
    const answer = (isEnd: boolean) => {
      const read = readAnswer(received, request.method === 'HEAD', isEnd);
      if (!read) return;
      if (isEnd || read.closes) this.close();
      done(() => resolve(read));
    };
    socket.setTimeout(PATIENCE_MS);
    socket.on('timeout', () => {
      this.close();
      done(() => resolve({ status: 599, body: `no answer: ${received}` }));
    });
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
      answer(false);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.socket = null;
      answer(true);
      done(() => reject(new Error(`the server hung up on ${describe(request)}`)));
    });
    socket.write(bytesOf(request, this.url.host), 'latin1');
    return promise;
  }

  close(): void {
    this.socket?.removeAllListeners();
    this.socket?.destroy();
    this.socket = null;
  }
}

export const describe = ({ method, target, headers, body }: RawRequest): string =>
  JSON.stringify({ method, target, headers, body: body?.slice(0, 2000) });

function bytesOf({ method, target, headers, body }: RawRequest, host: string): string {
  const content = body === undefined ? '' : Buffer.from(body).toString('latin1');
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(headers.some(([name]) => name === 'host') ? [] : [`host: ${host}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [`content-length: ${content.length}`]),
  ];
  return `${lines.join('\r\n')}${HEAD_END}${content}`;
}

/** The complete answer; null while a part is missing. */
function readAnswer(
  received: string,
  isHead: boolean,
  isEnd: boolean,
): (RawAnswer & { closes: boolean }) | null {
  const end = received.indexOf(HEAD_END);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
  if (end < 0 || status === 0) return null;
  const head = received.slice(0, end).toLowerCase();
  const rest = received.slice(end + HEAD_END.length);
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  const isChunked = /\r\ntransfer-encoding: chunked/.test(head);
  const hasNoBody = isHead || status === 204 || status === 304;
  const isWhole =
    hasNoBody || isEnd || (isChunked ? LAST_CHUNK.test(rest) : rest.length >= Number(length));
  if (!isWhole) return null;
  return { status, body: rest, closes: /\r\nconnection: close/.test(head) };
}
