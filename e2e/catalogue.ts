import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Sets what a product costs at least, as staff do between the cart and the order. */
export async function changeBasePrice(productId: number, amount: string): Promise<void> {
  const { E2E_DATA_DIR: folder = '' } = process.env;
  const client = new pg.Client(await readFile(join(folder, 'database-url'), 'utf8'));
  await client.connect();
  try {
    await client.query('update product set base_price = $1 where id = $2', [amount, productId]);
  } finally {
    await client.end();
  }
}
