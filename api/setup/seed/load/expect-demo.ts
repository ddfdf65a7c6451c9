import type { EntityManager } from '@mikro-orm/postgresql';
import { Product } from '../../../features/catalogue/product.entity.js';
import { Inquiry } from '../../../features/inquiries/inquiry.entity.js';
import { Order } from '../../../features/orders/order.entity.js';
import { SEED_PRODUCTS } from '../products.js';

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
/** Domains of invented customers: those that RFC 2606 reserves, and example.pl. */
const NOBODY = /@(.+[.])?example([.](com|org|net|pl))?$/;
const REAL = { $not: { customerEmail: { $re: NOBODY.source } } };

/** Throws unless this is the demo shop on a developer's machine: what is loaded can hardly be removed again. */
export async function expectDemo(
  em: EntityManager,
  { NODE_ENV, PUBLIC_URL }: NodeJS.ProcessEnv,
): Promise<void> {
  if (NODE_ENV === 'production') throw new Error('NODE_ENV is production: nothing was loaded.');
  if (PUBLIC_URL && !OWN_MACHINE.includes(new URL(PUBLIC_URL).hostname))
    throw new Error(`PUBLIC_URL is ${PUBLIC_URL}, not this machine: nothing was loaded.`);
  for (const { id, name } of SEED_PRODUCTS)
    if ((await em.findOne(Product, { id }))?.name !== name)
      throw new Error('The products are not those of the demo shop: nothing was loaded.');
  const real =
    (await em.count(Order, { ...REAL, anonymisedAt: null })) + (await em.count(Inquiry, REAL));
  if (real > 0)
    throw new Error('There are orders or inquiries of real customers: nothing was loaded.');
}
