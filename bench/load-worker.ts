// The process that makes the load, so that it takes nothing from the server's own thread.
import autocannon, { type Request } from 'autocannon';
import type { Load, Measured } from './load.js';
import { type HttpRequest, SCENARIOS } from './scenarios.js';

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
  const length = await compressedLength(requests(), url, expects);
  let wrong = 0;
  const onResponse: Request['onResponse'] = (_status, _body, _context, headers) => {
    if (headers['Content-Length'] !== length) wrong += 1;
  };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient(client) {
      // Decoding compressed bytes as text is useless and would cost the load more than the answer costs the server.
      if (length !== null) client.pipelinedRequests.addBody = () => undefined;
      client.setRequests([{ ...requestOf(requests()), ...(length && { onResponse }) }]);
    },
    ...(length === null && {
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
 * The load does not decompress answers: one is checked beforehand, and all must have its length. Null for an
 * uncompressed answer; undefined for a compressed one without a Content-Length, whose repetitions are not checked.
 */
async function compressedLength(
  request: HttpRequest | (() => HttpRequest),
  url: string,
  expects: string,
): Promise<string | null | undefined> {
  if (typeof request === 'function' || !request.headers?.['Accept-Encoding']) return null;
  const { path, ...init } = request;
  const response = await fetch(url + path, init);
  if (!(await response.text()).includes(expects)) throw new Error(`${path} is not right`);
  return response.headers.get('Content-Length') ?? undefined;
}

/** A request that never changes is built once per connection. */
function requestOf(source: HttpRequest | (() => HttpRequest)): Request {
  return typeof source === 'function'
    ? { setupRequest: (request) => ({ ...request, ...source() }) }
    : source;
}
