// The bare server that is the limit: Node and PostgreSQL with nothing in between. Node runs it without a loader, like
// the built shop.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

const { DATABASE_URL, DATABASE_POOL, PORT } = process.env;

const statement = {
  name: 'products',
  text: `select id, name, description, category, image_url as "imageUrl", featured, specifications,
    base_price as "basePrice", price_per_sqm as "pricePerSqm", min_width as "minWidth", max_width as "maxWidth",
    min_height as "minHeight", max_height as "maxHeight", min_projection as "minProjection",
    max_projection as "maxProjection", rating_average as "ratingAverage", rating_count as "ratingCount"
    from product where archived_at is null order by name, id limit 10`,
};

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL) });
const server = createServer((_req, res) => {
  pool.query(statement).then(
    ({ rows }) => {
      const body = JSON.stringify({ items: rows });
      res.writeHead(200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
      });
      res.end(body);
    },
    (error: unknown) => res.writeHead(500).end(String(error)),
  );
});

server.listen(Number(PORT), () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ type: 'ready', url: `http://localhost:${port}` });
});
process.on('disconnect', () => process.exit());
