import { once } from 'node:events';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import CachePolicy from 'http-cache-semantics';

/** Servers of the shop behind a proxy that keeps what HTTP allows a shared cache to keep, and takes them in turn. */
export async function startCachingProxy(servers: readonly string[]) {
  const kept = new Map<string, { policy: CachePolicy; body: Buffer }>();
  let turn = 0;
  const proxy = createServer(async (req, res) => {
    const { url = '/', method = 'GET', headers } = req;
    const asked = { url, method, headers };
    const found = kept.get(url);
    if (found?.policy.satisfiesWithoutRevalidation(asked))
      return res.writeHead(200, found.policy.responseHeaders()).end(found.body);
    const response = await fetch(servers[turn++ % servers.length] + url, { method });
    const body = Buffer.from(await response.arrayBuffer());
    const answer = { status: response.status, headers: unpacked(response.headers) };
    const policy = new CachePolicy(asked, answer, { shared: true });
    if (policy.storable()) kept.set(url, { policy, body });
    return res.writeHead(response.status, answer.headers).end(body);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** The headers of an answer whose body `fetch` has unpacked. */
function unpacked(headers: Headers): IncomingHttpHeaders {
  const { 'content-encoding': _, 'content-length': __, ...rest } = Object.fromEntries(headers);
  return rest;
}
