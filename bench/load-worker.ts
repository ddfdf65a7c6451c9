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
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => client.setRequests([requestOf(found.requests(visitors))]),
    verifyBody: (body) => body.includes(found.expects) && !body.includes('"errors":['),
  });
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    bytes: result.throughput.total / result.requests.total,
    failures: result.errors + result.timeouts + result.mismatches + result.non2xx,
  };
}

/** One that never changes is built once per connection. */
function requestOf(source: HttpRequest | (() => HttpRequest)): Request {
  return typeof source === 'function'
    ? { setupRequest: (request) => ({ ...request, ...source() }) }
    : source;
}
