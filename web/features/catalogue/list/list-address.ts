import type { Category, ProductFeature, ProductSort } from '../../../apollo/schema.generated';
import { readAmount } from '../../../lib/form/text-control';
import type { ProductListPageQueryVariables } from './product-list-page.generated';

export const PAGE_SIZE = 24;
/** Keeps the offset below 100,000, the largest that the API accepts. */
const MAX_PAGE = 4000;

export const sorts: readonly { code: ProductSort; label: string }[] = [
  { code: 'featured', label: 'Polecane' },
  { code: 'name_asc', label: 'Nazwa: od A do Z' },
  { code: 'name_desc', label: 'Nazwa: od Z do A' },
  { code: 'price_asc', label: 'Cena: od najniższej' },
  { code: 'price_desc', label: 'Cena: od najwyższej' },
];

export const features: readonly { code: ProductFeature; label: string }[] = [
  { code: 'automatyzacja', label: 'Automatyzacja' },
  { code: 'czujnik_wiatru', label: 'Czujnik wiatru' },
  { code: 'czujnik_slonca', label: 'Czujnik słońca' },
  { code: 'smart_home', label: 'Smart home' },
  { code: 'led', label: 'LED' },
];

/** The state of a list in its URL; absent or invalid parts take their default. */
export interface ListAddress {
  text: string;
  sort: ProductSort;
  priceFrom: string;
  priceTo: string;
  features: ProductFeature[];
  /** The number of the page, from 1. */
  page: number;
}

export type PriceBound = 'priceFrom' | 'priceTo';
const priceBounds: readonly PriceBound[] = ['priceFrom', 'priceTo'];

export function readListAddress(params: URLSearchParams): ListAddress {
  // Older links name all features in one value: "led,smart_home".
  const chosen = new Set(params.getAll('features').flatMap((value) => value.split(',')));
  const page = Number(params.get('page'));
  return {
    text: (params.get('q') ?? '').trim().slice(0, 100),
    sort: sorts.find(({ code }) => code === params.get('sort'))?.code ?? 'featured',
    priceFrom: amountOf(params, 'priceFrom'),
    priceTo: amountOf(params, 'priceTo'),
    features: features.map(({ code }) => code).filter((code) => chosen.has(code)),
    page: page > 1 ? Math.min(Math.trunc(page), MAX_PAGE) : 1,
  };
}

/** The price bounds that hold text which is not an amount. */
export function unreadableBounds(params: URLSearchParams): PriceBound[] {
  return priceBounds.filter((name) => params.get(name)?.trim() && amountOf(params, name) === '');
}

function amountOf(params: URLSearchParams, name: PriceBound): string {
  return readAmount(params.get(name)).replace(/\.00$/, '');
}

/** The search parameters of a list, without those that have their default. */
export function writeListAddress(address: ListAddress): URLSearchParams {
  const entries: [string, string][] = [
    ['q', address.text],
    ['sort', address.sort === 'featured' ? '' : address.sort],
    ['priceFrom', address.priceFrom],
    ['priceTo', address.priceTo],
    ...address.features.map((code): [string, string] => ['features', code]),
    ['page', address.page > 1 ? String(address.page) : ''],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** The link that removes the search text and all filters, and keeps the sort order. */
export function withoutFilters({ sort }: ListAddress): { search: string } {
  const plain = readListAddress(new URLSearchParams());
  return { search: writeListAddress({ ...plain, sort }).toString() };
}

/**
 * The search parameters with a corrected page number: the last page for a number beyond it, and no number for the first
 * page or an invalid one, as in the links of the list. Null where the number is right.
 */
export function rightPage(params: URLSearchParams, totalCount: number): URLSearchParams | null {
  const address = readListAddress(params);
  const last = Math.max(1, Math.ceil(totalCount / PAGE_SIZE));
  const right = writeListAddress({ ...address, page: Math.min(address.page, last) });
  return right.get('page') === params.get('page') ? null : right;
}

/** Whether the list is narrowed by anything but its category. */
export function isNarrowed({ text, priceFrom, priceTo, features: chosen }: ListAddress): boolean {
  return Boolean(text || priceFrom || priceTo || chosen.length > 0);
}

export function listVariables(
  category: Category | undefined,
  params: URLSearchParams,
): ProductListPageQueryVariables {
  const { text, sort, priceFrom, priceTo, features: chosen, page } = readListAddress(params);
  return {
    filter: {
      category: category ?? null,
      text: text || null,
      priceFrom: toDecimal(priceFrom),
      priceTo: toDecimal(priceTo),
      features: chosen.length > 0 ? chosen : null,
    },
    sort,
    page: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
  };
}

function toDecimal(amount: string): string | null {
  return amount === '' ? null : Number(amount).toFixed(2);
}
