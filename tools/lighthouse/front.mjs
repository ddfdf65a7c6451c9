import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { generate } from 'selfsigned';

/** Headers of HTTP/1 connections, which are forbidden in HTTP/2. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Serves the HTTP server at the port `target` over TLS and HTTP/2 at the port `port`, as Caddy does in production, with
 * a certificate that is made for this run. Returns the listening server.
 */
export async function startFront({ target, port }) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const agent = new Agent({ keepAlive: true });
  const front = createSecureServer({ key, cert }, (received, answer) => {
    const { method, url, headers } = received;
    const forwarded = request(
      {
        agent,
        port: target,
        method,
        path: url,
        headers: {
          ...withoutPseudoHeaders(headers),
          host: headers[':authority'],
          'x-forwarded-proto': 'https',
        },
      },
      (response) => {
        answer.writeHead(response.statusCode, withoutConnectionHeaders(response.headers));
        response.pipe(answer);
      },
    );
    forwarded.on('error', () => answer.stream.close());
    received.pipe(forwarded);
  });
  front.on('close', () => agent.destroy());
  await new Promise((done) => front.listen(port, done));
  return front;
}

function withoutPseudoHeaders(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
}

function withoutConnectionHeaders(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)));
}
