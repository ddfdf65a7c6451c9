import { cardOf } from '#engine/goods/families/categories';
import { formatAmount, formatZloty, parseAmount } from '#engine/goods/price/money';
import type { PriceList } from '#engine/goods/price/price-list';
import { entriesOf, priceListEntries } from '#engine/goods/price/price-list-entries';
import {
  PRODUCT_FIELDS,
  PRODUCT_FIELD_NAMES,
  type ProductField,
} from '#engine/trade/fields/product-fields';
import { type AgreedService, lineFormula } from '#engine/trade/shop/agreed-lines';
import { type AgreedText, consentLabel } from '#engine/trade/shop/consent-labels';
import {
  columnName,
  flag,
  money,
  number,
  text,
  time,
  type ColumnLabel,
  type LabelledValue,
  type ValueKind,
  type ValueLabel,
} from './column-label.js';

const nested = <Data>(
  label: string,
  valuesOf: (data: Data) => readonly LabelledValue[],
): ColumnLabel => ({ label, kind: 'data', valuesOf: (data) => valuesOf(data as Data) });

type Fields = Readonly<Record<string, unknown>>;

/** The values of an object in the order of `labels`, then those without a label, which are shown by their own name. */
function labelled(values: Fields, labels: Readonly<Record<string, ValueLabel>>): LabelledValue[] {
  const names = new Set([...Object.keys(labels), ...Object.keys(values)]);
  return [...names].map((name) => ({
    ...(labels[name] ?? { label: name, kind: 'data' }),
    value: values[name] ?? null,
  }));
}

const SPECIFICATIONS = nested<{ name: string; value: string }[]>('Specyfikacja', (rows) =>
  rows.map(({ name, value }) => ({ ...text(name), value })),
);

const FURTHER_PICTURES = nested<{ imageUrl: string; alt: string }[]>('Dalsze zdjęcia', (rows) =>
  rows.map(({ imageUrl, alt }) => ({ ...text(alt), value: imageUrl })),
);

const WEEKDAYS = [
  'Poniedziałek',
  'Wtorek',
  'Środa',
  'Czwartek',
  'Piątek',
  'Sobota',
  'Niedziela',
] as const;

/** "7:00–16:00" of minutes after midnight. */
const clockSpan = ({ from, until }: { from: number; until: number }): string =>
  [from, until].map((at) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`).join('–');

export const CREW_HOURS = nested<{ weekday: number; from: number; until: number }[]>(
  'Godziny pracy',
  (days) =>
    days.map((day) => ({ ...text(WEEKDAYS[day.weekday - 1] ?? ''), value: clockSpan(day) })),
);

export const CREW_LUNCH = nested<{ from: number; until: number; minutes: number }>(
  'Przerwa',
  (lunch) => [
    { ...text('Między'), value: clockSpan(lunch) },
    { ...number('Minuty'), value: lunch.minutes },
  ],
);

const KINDS_OF_FIELDS: Record<ProductField['kind'], ValueKind> = {
  line: 'text',
  lines: 'text',
  picture: 'text',
  pictures: 'data',
  category: 'category',
  flag: 'flag',
  amount: 'money',
  size: 'centimetres',
  colors: 'list',
  variants: 'variants',
  collection: 'fabric_collection',
  specifications: 'data',
};

/** Labels of the columns of `PRODUCT_FIELDS`. */
export const PRODUCT_TEXTS: Readonly<Record<string, ColumnLabel>> = {
  ...Object.fromEntries(
    PRODUCT_FIELD_NAMES.map((name) => {
      const { label, kind } = PRODUCT_FIELDS[name];
      return [columnName(name), { label, kind: KINDS_OF_FIELDS[kind] }];
    }),
  ),
  further_pictures: FURTHER_PICTURES,
  specifications: SPECIFICATIONS,
};

export const PRICE_LIST = nested<Omit<PriceList, 'version'>>('Ceny i\u00a0mnożniki', (list) => {
  const figures = entriesOf(list);
  const entries = priceListEntries().map(({ key, category, label, unit }): LabelledValue => ({
    label: category === null ? label : `${cardOf(category).label}: ${label}`,
    kind: unit === 'factor' ? 'factor' : 'money',
    value: formatAmount(figures.get(key) ?? 0),
  }));
  return [...entries, { ...number('VAT w\u00a0procentach'), value: list.vatRate }];
});

export const PRICE_RULE = nested<Fields>('Sposób zmiany', (rule) =>
  labelled(rule, {
    percent: number('O ile procent'),
    amount: money('O ile złotych'),
    basePrice: flag('Ceny podstawowe'),
    pricePerSqm: flag('Ceny za m²'),
    rounding: { label: 'Zaokrąglenie', kind: 'price_rounding' },
  }),
);

export const PRODUCT_FILTER = nested<Fields>('Wybór produktów', (filter) =>
  labelled(filter, {
    state: { label: 'Stan', kind: 'product_state' },
    category: { label: 'Kategoria', kind: 'category' },
    text: text('Szukany tekst'),
    featured: flag('Bestsellery'),
    priceFrom: money('Cena od'),
    priceTo: money('Cena do'),
  }),
);

export const PRICE_SUMS = nested<Fields>('Sumy cen', (sums) =>
  labelled(sums, {
    oldBasePrices: money('Podstawowe przed zmianą'),
    newBasePrices: money('Podstawowe po zmianie'),
    oldPricesPerSqm: money('Za m² przed zmianą'),
    newPricesPerSqm: money('Za m² po zmianie'),
  }),
);

/** What was agreed on each service of an order or an offer, numbered, because two can have the same text. */
export const SERVICES = nested<AgreedService[]>('Usługi', (services) =>
  services.map((service, index) => ({
    ...text(`${index + 1}. ${service.text}`),
    value: `${lineFormula(service)} = ${formatZloty(parseAmount(service.lineTotal))}`,
  })),
);

interface Given extends AgreedText {
  givenAt: string;
}

export const CONSENTS = nested<Given[]>('Zgody', (consents) =>
  consents.map((given) => ({ ...time(consentLabel(given)), value: given.givenAt })),
);

export const LEGAL_TEXTS = nested<{ title: string; sha256: string }[]>('Warunki', (texts) =>
  texts.map(({ title, sha256 }) => ({ ...text(title), value: sha256 })),
);

export const ISSUER = nested<{ company: Fields }>('Wystawca', ({ company, ...shop }) =>
  labelled(
    { ...company, ...shop },
    {
      name: text('Nazwa'),
      tagline: text('Hasło reklamowe'),
      phone: text('Telefon'),
      email: text('E-mail'),
      street: text('Ulica'),
      postalCode: text('Kod pocztowy'),
      city: text('Miejscowość'),
      nip: text('NIP'),
      delivery: text('Dostawa'),
      warranty: text('Gwarancja'),
      installation: text('Montaż w\u00a0cenie'),
      publicUrl: text('Adres sklepu'),
    },
  ),
);
