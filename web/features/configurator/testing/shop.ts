import { checkEdge, repairInEdgeWords } from '#engine/goods/configuration/check-edge';
import { COLORS } from '#engine/goods/configuration/colours';
import { decimalAreaOf } from '#engine/goods/configuration/configuration';
import { type EdgeRequest, edgeWordsOf } from '#engine/goods/configuration/edge';
import { type Issue, validate, type Warning } from '#engine/goods/configuration/validate';
import { alternativesOf } from '#engine/goods/price/alternatives';
import { formatAmount } from '#engine/goods/price/money';
import { price } from '#engine/goods/price/price';
import { initialPriceList } from '#engine/goods/price/price-list';
import { toEngineProduct } from '../../../goods/engine-product';
import { demoPicture } from '../../../testing/demo-picture';
import type { ConfiguratorProductFragment } from '../configurator-page.generated';
import { awning, families } from './families';

export type QuoteInput = EdgeRequest & { productId: number };

export const PRODUCTS = [
  awning(),
  awning({ id: 7, name: 'Markiza Aura', basePrice: '3000.00', maxWidth: 450 }),
];

/** A saved configuration of the second of the `PRODUCTS`. */
export const SAVED = {
  id: 'abc',
  product: PRODUCTS[1],
  productType: 'koszowe',
  width: 444,
  projection: 222,
  fabricColor: 'Ecru',
  frameColor: 'Antracyt',
  controlType: 'electric',
  lamelOrientation: 0,
  openingAngle: 0,
  additionalOptions: { windSensor: true },
  placement: { mountingHeight: 320, slope: 14, wall: 'beton' },
  calculatedPrice: '1.00',
};

/** A configuration as the shop returns it when it has been saved, with this id and its links. */
export const savedAs = (id: string) => ({
  id,
  shortPath: `/k/${id}`,
  qrCodeUrl: `/rysunki/kod/${id}.svg`,
  offerUrl: `/oferta/${id}.pdf`,
  modelUrl: `/modele/${id}.glb`,
});

/** The shop's answers to the queries of the configurator, priced by the engine as on the server. */
export function shopOf(products: readonly ConfiguratorProductFragment[] = [awning()]) {
  return {
    productTypes: () => families,
    productType: (_: unknown, { category }: { category: string }) =>
      families.find((family) => family.category === category),
    colors: () => COLORS,
    defaultProduct: (_: unknown, { category }: { category: string }) =>
      products.find((item) => item.category === category) ?? null,
    products: () => ({
      items: products.map((one) => ({
        ...one,
        picture: demoPicture(`produkt-${one.id}`, one.name),
      })),
      totalCount: products.length,
      categoryCounts: [],
    }),
    product: (_: unknown, { id }: { id: number }) =>
      products.find((item) => item.id === id) ?? null,
    priceQuote: (_: unknown, { input }: { input: QuoteInput }) => quoteOf(input, products),
  };
}

export function quoteOf(input: QuoteInput, products: readonly ConfiguratorProductFragment[]) {
  const product = products.find(({ id }) => id === input.productId);
  if (!product) throw new Error(`No product ${input.productId}`);
  const made = toEngineProduct(product);
  const { configuration, issues, warnings } = checkEdge(validate, input, made);
  const nothing = {
    vatRate: 23,
    priceListVersion: 1,
    lines: [],
    issues: issues.map(toWire),
    warnings: [],
    alternatives: [],
  };
  if (!configuration) return nothing;
  const { total, net, vat, pricePerSqm, lines } = price(configuration, made, initialPriceList());
  return {
    ...nothing,
    calculatedPrice: formatAmount(total),
    net: formatAmount(net),
    vat: formatAmount(vat),
    area: decimalAreaOf(configuration),
    pricePerSqm: formatAmount(pricePerSqm),
    lines: lines.map((line) => ({
      ...line,
      unitPrice: formatAmount(line.unitPrice),
      amount: formatAmount(line.amount),
    })),
    warnings: warnings.map(toWire),
    alternatives: alternativesOf(configuration, made, initialPriceList()).map(
      ({ change, difference }) => ({
        change: {
          ...repairInEdgeWords(change, edgeWordsOf(made.category)),
          value: JSON.stringify(change.value),
        },
        difference: formatAmount(difference),
      }),
    ),
  };
}

function toWire({ repair, ...note }: Issue | Warning) {
  return { ...note, repair: repair && { ...repair, value: JSON.stringify(repair.value) } };
}
