import type { Fact } from '#engine/goods/configuration/facts';
import { type Category, cardOf, isMadeToMeasure } from '#engine/goods/families/categories';
import { TOLERANCE } from '#engine/goods/place/advice-on';
import { productIdentifier, safetyNotes } from '#engine/goods/place/safety';
import { MADE_TO_MEASURE } from '#engine/goods/price/receipt';
import { polishNumber } from '#engine/locale/polish-number';
import { longDate } from '#engine/locale/polish-time';
import { fold } from '#engine/locale/text';
import { type PaperView, viewsOf } from '../../../paper/views.js';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.js';
import { configurableProduct } from '../../catalogue/configurable-product.js';
import type { Company } from '../../content/content.payloads.js';
import { nameInAddress } from '../../pictures/picture-files.js';
import type { PictureStore } from '../../pictures/picture-store.js';
import type { Picture } from '../../pictures/picture.payloads.js';
import { includedServices } from '../offer/offer-content.js';
import {
  type BrochurePage,
  type CatalogueProduct,
  brochurePage,
  priceText,
} from './brochure-page.js';

/** The most products in a brochure: a longer brochure takes seconds to make. */
const MAX_PRODUCTS = 40;

export interface BrochureSource {
  snapshot: CatalogueSnapshot;
  pictures: PictureStore;
  company: Company;
  publicUrl: string;
  now: Date;
}

/** Everything that a brochure says, in Polish and in the order in which it is read. */
export interface BrochureContent {
  /** ASCII: "katalog-markiza-tarasowa-aurora-350.pdf". */
  fileName: string;
  title: string;
  kind: string;
  createdAt: Date;
  company: Company;
  /** The introduction of a family's brochure, before its products. */
  cover: { title: string; subtitle: string; imageUrl: string; products: Fact[] } | null;
  dates: Fact[];
  pages: BrochurePage[];
  /** In a brochure of one product: further pictures of it, and its views from three sides. */
  further: readonly Picture[];
  views: PaperView[];
  /** The manufacturer's name and addresses. */
  maker: Fact[];
  safety: readonly string[];
  included: string[];
  notes: string[];
  /** The absolute URL of the page in the shop. */
  link: string;
}

/** The brochure of one product; null where it is not in the shop. */
export function productBrochure(source: BrochureSource, id: number): BrochureContent | null {
  const product = source.snapshot.products.get(id);
  if (!product || product.archivedAt || !isMadeToMeasure(product.category)) return null;
  return {
    fileName: fileName(product.name),
    title: `Katalog: ${product.name}`,
    kind: 'Katalog produktu',
    cover: null,
    ...commonOf(source, product.category),
    pages: [pageOf(source, product)],
    further: source.pictures.furtherOf(nameInAddress(product.imageUrl) ?? ''),
    views: viewsOf(product.drawing),
    link: `${source.publicUrl}/produkt/${id}`,
  };
}

/**
 * The brochure of a family, with its products sorted by name. Of more than `MAX_PRODUCTS` it has the featured ones,
 * then others by name. Null where the shop has no product of the family.
 */
export function categoryBrochure(
  source: BrochureSource,
  category: Category,
): BrochureContent | null {
  const label = cardOf(category).label;
  const all = [...source.snapshot.products.values()].filter(
    (product) => product.category === category && !product.archivedAt,
  );
  if (all.length === 0) return null;
  const products = all
    .toSorted((a, b) => Number(b.featured) - Number(a.featured) || byName(a, b))
    .slice(0, MAX_PRODUCTS)
    .toSorted(byName);
  const common = commonOf(source, category);
  const selection = `Katalog pokazuje wybrane produkty (${products.length}); wszystkie, a\u00a0jest ich ${polishNumber(all.length)}, są w\u00a0sklepie.`;
  return {
    ...common,
    notes: all.length > products.length ? [selection, ...common.notes] : common.notes,
    fileName: fileName(label),
    title: `Katalog: ${label}`,
    kind: 'Katalog',
    cover: {
      title: label,
      subtitle: 'Na wymiar, co do\u00a0centymetra',
      imageUrl: `/zdjecia/kategoria-${category}`,
      products: products.map((product) => ({
        label: product.name,
        value: priceText(configurableProduct(product)),
      })),
    },
    pages: products.map((product) => pageOf(source, product)),
    further: [],
    views: [],
    link: `${source.publicUrl}/produkty/${category}`,
  };
}

const byName = (a: CatalogueProduct, b: CatalogueProduct): number =>
  a.name.localeCompare(b.name, 'pl');

function commonOf({ snapshot, company, now }: BrochureSource, category: Category) {
  const { name, postalAddress, email } = company.manufacturer;
  return {
    maker: [
      { label: 'Producent', value: name },
      { label: 'Adres pocztowy', value: postalAddress },
      { label: 'Adres elektroniczny', value: email },
    ].filter((fact): fact is Fact => fact.value !== null),
    safety: safetyNotes(category),
    createdAt: now,
    company,
    dates: [{ label: 'Ceny z\u00a0dnia', value: longDate(now) }],
    included: includedServices(company),
    notes: [
      `Podajemy ceny brutto, z\u00a0VAT ${snapshot.priceList.vatRate}%. Przykłady dotyczą najtańszego wariantu bez dodatków; cenę każdego wymiaru pokazuje konfigurator.`,
      MADE_TO_MEASURE,
      TOLERANCE.text,
      'Odcienie kolorów na ekranie i\u00a0w\u00a0druku są orientacyjne.',
    ],
  };
}

function pageOf({ snapshot }: BrochureSource, product: CatalogueProduct): BrochurePage {
  const identifier = productIdentifier(product.category, product.id);
  return brochurePage(product, identifier, snapshot.priceList);
}

function fileName(name: string): string {
  const words = fold(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return `${['katalog', ...words].join('-')}.pdf`;
}
