import { runSql } from './database.js';

/** Sets the base price of a product directly in the database. */
export async function changeBasePrice(productId: number, amount: string): Promise<void> {
  await runSql('update product set base_price = $1 where id = $2', [amount, productId]);
}
