import { runSql } from './database.js';

/** Sets the base price of a product, as staff do between the cart and the order. */
export async function changeBasePrice(productId: number, amount: string): Promise<void> {
  await runSql('update product set base_price = $1 where id = $2', [amount, productId]);
}
