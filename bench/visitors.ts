import { createHmac, randomBytes } from 'node:crypto';
import pg from 'pg';
import { SAVE_CONFIGURATION } from './documents.js';

export interface SavedConfiguration {
  id: string;
  /** In złoty: "12345.00". */
  calculatedPrice: string;
}

/** The prepared data that the scenarios of cart, order and staff use. */
export interface Visitors {
  /** The secret that signs the cookies of visitors. */
  secret: string;
  configurations: SavedConfiguration[];
  /** Ids of visitors, each with a cart of one piece of each configuration. */
  readers: string[];
  staffCookie: string;
  /** A query of the shop's pages, for the scenarios of bench/scale. */
  trusted?: TrustedRead;
}

export interface TrustedRead {
  id: string;
  query: string;
  variables: object;
  /** The version of the catalogue. */
  version: string;
}

export const createSecret = (): string => randomBytes(32).toString('hex');

/** The cookie, signed with the secret, by which the shop recognises a visitor. */
export function visitorCookie(visitorId: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(visitorId).digest('base64');
  const value = `s:${visitorId}.${signature.replace(/=+$/, '')}`;
  return `cieniomat_visitor=${encodeURIComponent(value)}`;
}

/**
 * Saves two configurations through the shop, fills `readers` carts with them by SQL, and signs in a member of staff.
 */
export async function prepareVisitors(
  shopUrl: string,
  databaseUrl: string,
  secret: string,
  readers: number,
): Promise<Visitors> {
  const configurations = [
    await save(shopUrl, { productId: 1, width: 400, projection: 300 }),
    await save(shopUrl, {
      productId: 2,
      width: 500,
      projection: 400,
      height: 250,
      controlType: 'electric',
    }),
  ];
  const database = new pg.Client(databaseUrl);
  await database.connect();
  try {
    return {
      secret,
      configurations,
      readers: await fillCarts(
        database,
        configurations.map(({ id }) => id),
        readers,
      ),
      staffCookie: await signInAdmin(shopUrl),
    };
  } finally {
    await database.end();
  }
}

async function save(shopUrl: string, input: Record<string, unknown>): Promise<SavedConfiguration> {
  const response = await fetch(`${shopUrl}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: SAVE_CONFIGURATION, variables: { input } }),
  });
  const answer = await response.json();
  const configuration = answer.data?.saveConfiguration.configuration;
  if (!configuration) throw new Error(`not saved: ${JSON.stringify(answer)}`);
  return configuration;
}

async function fillCarts(
  database: pg.Client,
  configurationIds: readonly string[],
  count: number,
): Promise<string[]> {
  const { rows } = await database.query<{ visitor_id: string }>(
    `insert into cart (id, visitor_id)
       select gen_random_uuid(), gen_random_uuid() from generate_series(1, $1) returning visitor_id`,
    [count],
  );
  const owners = rows.map((row) => row.visitor_id);
  await database.query(
    `insert into cart_line (id, cart_id, configuration_id, fingerprint, quantity)
       select gen_random_uuid(), cart.id, configuration.id, configuration.fingerprint, 1
         from cart, configuration
        where cart.visitor_id = any ($1::uuid[]) and configuration.id = any ($2::uuid[])`,
    [owners, configurationIds],
  );
  await database.query('vacuum analyze');
  return owners;
}

/** The environment variables that create the admin of a benchmark's database. */
export const ADMIN = {
  ADMIN_EMAIL: 'bench@cieniomat.example',
  ADMIN_PASSWORD: 'staff of the bench',
};

/** Signs the admin in; returns the cookies of the session. */
export async function signInAdmin(url: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
  });
  if (!response.ok) throw new Error(`not signed in: ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
}
