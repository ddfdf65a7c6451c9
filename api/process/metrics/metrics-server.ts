import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.js';

/** Serves `GET /metrics` on a separate port, which must not be public. Port 0: any free port. */
export async function serveMetrics(
  metrics: Metrics,
  port: number,
  logger: Logger,
): Promise<Server> {
  const server = createServer((req, res) => {
    const isScrape = req.method === 'GET' && req.url === '/metrics';
    if (!isScrape) return void res.writeHead(404).end();
    metrics.text().then(
      ({ contentType, body }) => res.writeHead(200, { 'Content-Type': contentType }).end(body),
      (error: unknown) => {
        logger.error({ err: error }, 'the metrics could not be read');
        res.writeHead(500).end();
      },
    );
  });
  server.listen(port);
  await once(server, 'listening');
  return server;
}
