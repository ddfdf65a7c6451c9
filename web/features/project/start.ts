import type { ConfigurableProduct } from '#engine/goods/configuration/configuration';
import { fromEdgeView } from '#engine/goods/configuration/edge';
import type { Category } from '#engine/goods/families/categories';
import {
  type Project,
  type ProjectRow,
  type SharedSettings,
  windowFamilies,
} from '#engine/trade/project/project';
import { defaultShared } from '#engine/trade/project/shared-settings';
import { toEngineProduct } from '../../goods/engine-product';
import type { ProjectPageQuery, SavedProjectFragment } from './project-page.generated';
import { newProject } from './rows';

type NamedProduct = ConfigurableProduct & { readonly name: string };
export type Products = ReadonlyMap<number, NamedProduct>;
type Shared = Partial<Record<Category, SharedSettings>>;

/** The data with which the page starts. */
export interface Start {
  products: Products;
  /** The shared settings of each family that the shop has, until they are changed. */
  defaults: Shared;
  /** The families of windows that are in the shop, in display order. */
  families: readonly Category[];
  project: Project;
  /** The saved project that the URL names; null for a new one. */
  saved: SavedProjectFragment | null;
}

export function startOf({ projectProducts, project }: ProjectPageQuery): Start {
  const savedProducts = (project?.rows ?? []).map(({ configuration }) => configuration.product);
  const made = [
    ...savedProducts.filter(({ archivedAt }) => archivedAt === null),
    ...projectProducts,
  ].map((product) => ({ ...toEngineProduct(product), name: product.name }));
  const products = new Map(made.map((product) => [product.id, product]));
  const defaults: Shared = {};
  // The first product of a family is its default.
  for (const { id, category } of projectProducts) {
    const product = products.get(id);
    const settings = product && !defaults[category] ? defaultShared(product) : null;
    if (settings) defaults[category] = settings;
  }
  const families = windowFamilies().filter((family) => defaults[family]);
  return {
    products,
    defaults,
    families,
    project: project ? savedAsProject(project) : newProject(families[0] ?? null),
    saved: project ?? null,
  };
}

type SavedRow = SavedProjectFragment['rows'][number];

/** A saved project in the form in which it is edited: the shared settings of a family are those of its first row. */
function savedAsProject({ name, place, rows }: SavedProjectFragment): Project {
  const shared: Shared = {};
  for (const { configuration } of rows)
    shared[configuration.category] ??= settingsOfSaved(configuration);
  return { name, place, shared, rows: rows.map((row) => rowOf(row, shared)) };
}

function rowOf({ id, label, quantity, configuration }: SavedRow, shared: Shared): ProjectRow {
  const { category, width, height } = configuration;
  return {
    id,
    label,
    family: category,
    width: String(width),
    height: String(height ?? ''),
    pieces: String(quantity),
    own: differencesOf(settingsOfSaved(configuration), shared[category]),
  };
}

function settingsOfSaved({ product, ...view }: SavedRow['configuration']): SharedSettings {
  const { variant, color, frameColor, controlType, options, placement } = fromEdgeView(view);
  return { productId: product.id, variant, color, frameColor, controlType, options, placement };
}

/** The settings that differ from the shared settings of the family. */
export function differencesOf(
  settings: SharedSettings,
  shared: SharedSettings | undefined,
): Partial<SharedSettings> {
  const entries = Object.entries(settings).filter(
    ([name, value]) => !isSame(value, shared?.[name as keyof SharedSettings]),
  );
  return Object.fromEntries(entries);
}

/**
 * Whether two settings are the same. Options and placements are compared by their values; an option that is not chosen
 * may be 0 or absent.
 */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && chosenText(a) === chosenText(b));
}

const chosenText = (value: unknown): string =>
  JSON.stringify(
    Object.entries(value ?? {})
      .filter(([, chosen]) => chosen !== 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
