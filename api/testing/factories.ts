import { randomUUID } from 'node:crypto';
import type { Category } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import type { TestApp } from './test-app.js';
import type { TestVisitor } from './test-visitor.js';
import { waitFor } from './wait-for.js';

type Overrides = Record<string, unknown>;

/** The default awning: product 1, 400 × 300 cm, manual, for 4890.00, mounted high enough to cause no warning. */
export function awning(overrides: Overrides = {}): Overrides {
  return {
    productId: 1,
    productType: 'kasetowe',
    width: 400,
    projection: 300,
    fabricColor: 'Czerwony',
    frameColor: 'Biały',
    ...(overrides['productId'] === undefined && { placement: { mountingHeight: 320 } }),
    ...overrides,
  };
}

export interface SavedConfiguration {
  id: string;
  calculatedPrice: string;
  area: string;
}

/** Saves a configuration, by default the default awning; fails on issues. */
export const saveAwning = (
  visitor: TestVisitor,
  overrides?: Overrides,
): Promise<SavedConfiguration> => saveGoods(visitor, awning(overrides));

/** Saves a configuration of any goods; fails on issues. */
export async function saveGoods(
  visitor: TestVisitor,
  input: Overrides,
): Promise<SavedConfiguration> {
  const answer = await visitor.graphql<{
    saveConfiguration: { configuration: SavedConfiguration | null };
  }>(
    `mutation ($input: ConfigurationInput!) {
      saveConfiguration(input: $input) {
        configuration { id calculatedPrice area }
        issues { field message }
      }
    }`,
    { input },
  );
  const configuration = answer.data?.saveConfiguration.configuration;
  if (!configuration) throw new Error(`not saved: ${JSON.stringify(answer)}`);
  return configuration;
}

/** A window of a project: the demo shop's screen, 120 × 150 cm. */
export const projectRow = (overrides: Overrides = {}): Overrides => ({
  productId: 5,
  width: 120,
  height: 150,
  label: 'Salon',
  quantity: 1,
  ...overrides,
});

export const projectInput = (rows: readonly Overrides[] = [projectRow()]): Overrides => ({
  name: 'Dom w Łodzi',
  place: '90-001 Łódź',
  rows,
});

/** Saves a project, by default of one window; returns its id. */
export async function saveProject(
  visitor: TestVisitor,
  rows?: readonly Overrides[],
): Promise<string> {
  const answer = await visitor.graphql<{ saveProject: { project: { id: string } | null } }>(
    `mutation ($input: SaveProjectInput!) {
      saveProject(input: $input) { project { id } rowIssues { row issues { message } } }
    }`,
    { input: projectInput(rows) },
  );
  const project = answer.data?.saveProject.project;
  if (!project) throw new Error(`not saved: ${JSON.stringify(answer)}`);
  return project.id;
}

export interface TestCart {
  total: string;
  lines: {
    id: string;
    quantity: number;
    unitPrice: string;
    lineTotal: string;
    configuration: SavedConfiguration;
  }[];
}

/** Puts a configuration, by default a new default awning, into the visitor's cart; returns the cart. */
export async function fillCart(
  visitor: TestVisitor,
  { quantity = 1, configurationId }: { quantity?: number; configurationId?: string } = {},
): Promise<TestCart> {
  const id = configurationId ?? (await saveAwning(visitor)).id;
  const answer = await visitor.graphql<{ addToCart: { cart: TestCart; userErrors: unknown[] } }>(
    `mutation ($input: AddToCartInput!) {
      addToCart(input: $input) {
        cart { total lines { id quantity unitPrice lineTotal configuration { id calculatedPrice area } } }
        userErrors { code message }
      }
    }`,
    { input: { configurationId: id, quantity } },
  );
  if (answer.errors || answer.data.addToCart.userErrors.length > 0)
    throw new Error(`not added: ${JSON.stringify(answer)}`);
  return answer.data.addToCart.cart;
}

/** A valid `PlaceOrderInput` for a cart with one default awning. */
export function orderInput(overrides: Overrides = {}): Overrides {
  return {
    customerName: 'Żaneta Gęślą',
    customerEmail: 'zaneta@example.com',
    customerPhone: '600 100 200',
    customerAddress: 'ul. Źródlana 7, 90-001 Łódź',
    expectedTotal: '4890.00',
    acceptsTerms: true,
    acknowledgesMadeToMeasure: true,
    ...overrides,
  };
}

/** A valid `CreateProductInput`. */
export function productInput(overrides: Overrides = {}): Overrides {
  return {
    name: `Markiza ${randomUUID().slice(0, 8)}`,
    description: 'Markiza na każdy taras.',
    category: 'markizy',
    basePrice: '1500.00',
    minWidth: 200,
    maxWidth: 500,
    availableColors: ['Czerwony', 'Szary'],
    availableFrameColors: ['Biały'],
    ...overrides,
  };
}

export interface ProductOverrides {
  name?: string;
  description?: string;
  category?: Category;
  subcategory?: string | null;
  featured?: boolean;
  basePrice?: string;
  pricePerSqm?: string | null;
  minWidth?: number;
  maxWidth?: number;
  imageUrl?: string | null;
}

/** Writes a product into the app's database and waits until the app has loaded it; returns its id. */
export async function createProduct(
  app: TestApp,
  {
    name = 'Produkt testowy',
    description = 'Opis produktu testowego.',
    category = 'markizy',
    subcategory = null,
    featured = false,
    basePrice = '1000.00',
    pricePerSqm = '100.00',
    minWidth = 50,
    maxWidth = 700,
    imageUrl = null,
  }: ProductOverrides = {},
): Promise<number> {
  const [row] = await app.sql<{ id: number }>(
    `insert into product (name, description, category, subcategory, featured, base_price, price_per_sqm, min_width,
       max_width, available_colors, available_frame_colors, available_variants, image_url, specifications,
       rating_count, drawing, version, created_at, updated_at)
     select $1, $2, $3::text, $4, $5, $6, $7, $8, $9, available_colors, available_frame_colors, $10, coalesce($11, image_url), '[]',
       0, drawing, 1, now(), now() from product where category = $3::text order by id limit 1
     returning id`,
    [
      name,
      description,
      category,
      subcategory,
      featured,
      basePrice,
      pricePerSqm,
      minWidth,
      maxWidth,
      familyOf(category).variants.map(({ code }) => code),
      imageUrl,
    ],
  );
  const { id } = row!;
  await waitFor(async () => (await app.services.catalogue.current()).products.has(id));
  return id;
}

/** Changes a row of the catalogue past the staff's door, and waits until the shop knows. */
export async function changeProduct(
  app: TestApp,
  id: number,
  change = 'archived_at = now()',
): Promise<void> {
  const version = async () => (await app.services.catalogue.current()).version;
  const before = await version();
  await app.sql(`update product set ${change} where id = $1`, [id]);
  await waitFor(async () => (await version()) !== before);
}

/** A visitor with goods of a new product in the cart, 400 × 300 cm at 2200.00 each. */
export async function visitorWithOwnProduct(
  app: TestApp,
  quantity = 1,
): Promise<{ visitor: TestVisitor; productId: number }> {
  const visitor = app.visitor();
  const productId = await createProduct(app, { name: 'Markiza „Próba”' });
  const { id } = await saveAwning(visitor, { productId });
  await fillCart(visitor, { configurationId: id, quantity });
  return { visitor, productId };
}
