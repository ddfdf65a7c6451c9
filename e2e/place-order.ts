import { expect, type Page } from '@playwright/test';
import type { Customer } from './customer.js';
import { awning, putIntoCart } from './goods.js';

/** Orders one awning through the API; returns the number of the order. */
export async function placeOrder(page: Page, customer: Customer): Promise<number> {
  await putIntoCart(page, awning);
  const data = {
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerAddress: customer.address,
    totalAmount: '4890.00',
  };
  const placed = await page.request.post('/api/orders', { data });
  expect(placed.status()).toBe(201);
  const { id } = await placed.json();
  return id;
}
