import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
// The process that makes the load, so that the load takes nothing from the server's own thread.
import autocannon, { type Request } from 'autocannon';
import type { Load, Measured } from './load.js';
import { type HttpRequest, SCENARIOS } from './scenarios.js';

/** How much the size of a page may change when the page is rendered anew, as a share of the size. */
const SIZE_TOLERANCE = 0.01;

process.on('message', (load: Load) => {
  measure(load).then(
    (measured) => process.send?.({ measured }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

async function measure({ scenario, url, seconds, connections, visitors }: Load): Promise<Measured> {
  const found = SCENARIOS[scenario];
  if (!found) throw new Error(`no scenario ${scenario}`);
  const { expects, requestsEach = 1 } = found;
  const requests = () => found.requests(visitors);
  const size = await compressedSize(requests(), url, expects);
  let wrong = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient(client) {
      const request = requestOf(requests());
      if (size === null) return client.setRequests([request]);
      // Only counts the bytes: to decode compressed bytes as text would be useless, and would cost more processor time
      // than the server needs for its answer.
      let received = 0;
      client.pipelinedRequests.addBody = ({ length }) => {
        received += length;
      };
      const onResponse = () => {
        if (Math.abs(received - size) > size * SIZE_TOLERANCE) wrong += 1;
        received = 0;
      };
      client.setRequests([{ ...request, onResponse }]);
    },
    ...(size === null && {
      verifyBody: (body) => body.includes(expects) && !body.includes('"errors":['),
    }),
  });
  return {
    requestsPerSecond: result.requests.total / requestsEach / result.duration,
    p99: result.latency.p99,
    bytes: result.throughput.total / result.requests.total,
    failures: result.errors + result.timeouts + result.non2xx + result.mismatches + wrong,
  };
}

/**
 * The size in bytes of one compressed answer, whose content is checked here. The load does not decompress answers, but
 * expects all of them to have about this size. Null where the request varies or does not ask for compression.
 */
async function compressedSize(
  request: HttpRequest | (() => HttpRequest),
  url: string,
  expects: string,
): Promise<number | null> {
  if (typeof request === 'function' || !request.headers?.['Accept-Encoding']) return null;
  const { path, headers } = request;
  const [response] = (await once(get(url + path, { headers }), 'response')) as [IncomingMessage];
  const body = await buffer(response);
  if (!gunzipSync(body).includes(expects)) throw new Error(`${path} is not right`);
  return body.length;
}

/** A request that never changes is built only once for each connection. */
function requestOf(source: HttpRequest | (() => HttpRequest)): Request {
  return typeof source === 'function'
    ? { setupRequest: (request) => ({ ...request, ...source() }) }
    : source;
}
