import type { EntityManager } from '@mikro-orm/postgresql';
import { SEED_PRODUCTS } from '../products.js';

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
/** Domains that belong to nobody, by RFC 2606 and its Polish custom. */
const NOBODY = '@(.+[.])?example([.](com|org|net|pl))?$';

/** Throws unless this is the demo shop on somebody's own machine: what is loaded can hardly be taken out again. */
export async function expectDemo(
  em: EntityManager,
  { NODE_ENV, PUBLIC_URL }: NodeJS.ProcessEnv,
): Promise<void> {
  if (NODE_ENV === 'production') throw new Error('NODE_ENV is production: nothing was loaded.');
  if (PUBLIC_URL && !OWN_MACHINE.includes(new URL(PUBLIC_URL).hostname))
    throw new Error(`PUBLIC_URL is ${PUBLIC_URL}, not this machine: nothing was loaded.`);
  const names = await em.execute<{ name: string }[]>(
    'select name from product where id <= ? order by id',
    [SEED_PRODUCTS.length],
  );
  const demo = SEED_PRODUCTS.toSorted((a, b) => a.id - b.id).map(({ name }) => name);
  if (names.map(({ name }) => name).join('\n') !== demo.join('\n'))
    throw new Error('The products are not those of the demo shop: nothing was loaded.');
  const [real] = await em.execute(
    `select customer_email from customer_order where anonymised_at is null and customer_email !~ ?
      union all select customer_email from inquiry where customer_email !~ ? limit 1`,
    [NOBODY, NOBODY],
  );
  if (real) throw new Error('There are orders or inquiries of real customers: nothing was loaded.');
}
