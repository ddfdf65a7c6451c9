import { checkEdge } from '#engine/goods/configuration/check-edge';
import { toEdgeView } from '#engine/goods/configuration/edge';
import { type Issue, validate } from '#engine/goods/configuration/validate';
import { CATEGORIES } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { formatAmount } from '#engine/goods/price/money';
import { price } from '#engine/goods/price/price';
import { initialPriceList, optionPriceOf } from '#engine/goods/price/price-list';
import { PRODUCTS } from '#engine/testing/products';
import { windowFamilies } from '#engine/trade/project/project';
import type { ProjectRowInput } from '../../../apollo/schema.generated';
import { toEngineProduct } from '../../../goods/engine-product';
import type { WindowProductFragment } from '../project-page.generated';

export type RowInput = ProjectRowInput;

const NAMES: Record<string, string> = {
  zaluzje: 'Żaluzja Lamela',
  refleksole: 'Refleksol Okno',
  rolety: 'Roleta Cień',
};

const list = initialPriceList();

/** A product of each family of windows, with the default values of the demo shop. */
const WINDOW_PRODUCTS = windowFamilies().map((family): WindowProductFragment => {
  const { basePrice, pricePerSqm, ...product } = PRODUCTS[family];
  return {
    ...product,
    name: NAMES[family] ?? family,
    basePrice: formatAmount(basePrice),
    pricePerSqm: pricePerSqm === null ? null : formatAmount(pricePerSqm),
    availableColors: [...product.availableColors],
    availableFrameColors: [...product.availableFrameColors],
    availableVariants: [...product.availableVariants],
  };
});

/** The shop's answers to the queries of the page of a project, priced by the engine as on the server. */
export const projectShop = (project: unknown = null) => ({
  productTypes: () =>
    CATEGORIES.map((category) => ({
      category,
      electricControlPrice: formatAmount(list.electric),
      options: familyOf(category).options.map((option) => ({
        ...option,
        unitPrice: formatAmount(optionPriceOf(list, category, option)),
      })),
    })),
  projectProducts: () => WINDOW_PRODUCTS,
  project: () => project,
  projectQuote: (_: unknown, { input }: { input: { rows: RowInput[] } }) => quoteOf(input.rows),
});

/** The price of these rows, with the same totals as on the server, but without splitting off VAT. */
export function quoteOf(rows: readonly RowInput[]) {
  const priced = rows.map((row) => {
    const product = toEngineProduct(productOf(row.productId));
    const { configuration, issues, warnings } = checkEdge(validate, row, product);
    const total = configuration && price(configuration, product, list).total;
    return {
      total: (total ?? 0) * row.quantity,
      unitPrice: total === null ? null : formatAmount(total),
      lineTotal: total === null ? null : formatAmount(total * row.quantity),
      issues: issues.map(({ repair: _repair, ...issue }: Issue) => issue),
      warnings: warnings.map(({ repair: _repair, ...warning }) => warning),
    };
  });
  const total = formatAmount(priced.reduce((sum, row) => sum + row.total, 0));
  const itemCount = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  return { rows: priced, itemCount, total, net: total, vat: '0.00', vatRate: 23 };
}

/** A saved project of these rows. */
export function savedProject(id: string, rows: readonly RowInput[]) {
  return {
    id,
    name: 'Dom w Łodzi',
    place: '90-001 Łódź',
    path: `/projekt/${id}`,
    offerUrl: `/oferta/projekt/${id}.pdf`,
    ...quoteOf(rows),
    rows: rows.map(({ label, quantity, ...row }, index) => {
      const product = productOf(row.productId);
      const { configuration } = checkEdge(validate, row, toEngineProduct(product));
      if (!configuration) throw new Error(`row ${index} cannot be made`);
      return {
        id: `saved-${index}`,
        label,
        quantity,
        lineTotal: '0.00',
        configuration: {
          ...configuration,
          ...toEdgeView(configuration),
          additionalOptions: configuration.options,
          id: `c-${index}`,
          product: { ...product, archivedAt: null },
        },
      };
    }),
  };
}

function productOf(id: number): WindowProductFragment {
  const product = WINDOW_PRODUCTS.find((one) => one.id === id);
  if (!product) throw new Error(`no product ${id}`);
  return product;
}
