import type { Fact } from '../../goods/configuration/facts.js';
import { formatPhone } from '../../locale/contact.js';
import { polishNumber } from '../../locale/polish-number.js';
import { BUILDING_KINDS, isBuildingKind, readArea } from '../invoices/housing.js';
import { readTaxNumber } from '../invoices/tax-number.js';
import { NAME_FORMAT, looksLikeEmail, looksLikePhone } from './contact-rules.js';
import { keysOf } from './pick.js';
import type { TextField } from './text-field.js';

/** Groups of fields that an order has all or none of: the company of the invoice, the building for the reduced VAT. */
export const FIELD_GROUPS = ['company', 'building'] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** The definition of a text field of an order: its rules, labels and use in all parts of the shop. */
export interface OrderField extends TextField {
  /** The Polish label wherever the field is shown. */
  label: string;
  kind: 'name' | 'line' | 'lines' | 'email' | 'phone' | 'taxNumber' | 'choice' | 'area';
  /** The labels of what can be chosen, by code. */
  choices?: Readonly<Record<string, string>>;
  /** The group of the field, and the error message if other fields of the group are given, but not this one. */
  group?: { name: FieldGroup; required: string };
  /** The description in the API's documentation. */
  description: string;
  hint?: string;
  autoComplete: string;
  /** Replaces the text after the retention period of personal data; absent for texts that stay, as VAT needs them. */
  forgotten?: string;
  /** Whether the worksheet for the workshop shows it. */
  isOnWorksheet: boolean;
}

const GIVE_NAME = 'Podaj imię i\u00a0nazwisko.';
const ADDRESS_LENGTH = 'Adres dostawy: od 5 do 500\u00a0znaków.';
const FORGOTTEN = 'Dane usunięte';

/** The text fields of an order in display order; named as in PlaceOrderInput. */
export const ORDER_FIELDS = {
  customerName: {
    label: 'Imię i nazwisko',
    kind: 'name',
    description: '2-120 characters',
    autoComplete: 'name',
    required: GIVE_NAME,
    minLength: { value: 2, message: GIVE_NAME },
    maxLength: { value: 120, message: 'Skróć imię i\u00a0nazwisko do 120\u00a0znaków.' },
    format: NAME_FORMAT,
    forgotten: FORGOTTEN,
    isOnWorksheet: true,
  },
  customerEmail: {
    label: 'E-mail',
    kind: 'email',
    description: 'At most 254 characters',
    hint: 'Tu wyślemy potwierdzenie.',
    autoComplete: 'email',
    required: 'Podaj adres e-mail.',
    format: {
      isValid: looksLikeEmail,
      message: 'Podaj prawidłowy adres e-mail, np. anna@example.com.',
    },
    forgotten: '',
    isOnWorksheet: false,
  },
  customerPhone: {
    label: 'Telefon',
    kind: 'phone',
    description:
      'E.164: "+48600100200"; input without a country code is taken for a Polish number.',
    hint: 'Zadzwonimy, żeby sprawdzić wymiary i\u00a0umówić montaż.',
    autoComplete: 'tel',
    required: 'Podaj numer telefonu.',
    format: {
      isValid: looksLikePhone,
      message:
        'Podaj 9\u00a0cyfr, na przykład 600\u00a0123\u00a0456, albo numer z\u00a0kierunkowym, na przykład +49\u00a030\u00a0901820.',
    },
    forgotten: '',
    isOnWorksheet: false,
  },
  customerAddress: {
    label: 'Adres dostawy',
    kind: 'lines',
    description: 'The address of the delivery; 5-500 characters',
    autoComplete: 'street-address',
    required: 'Podaj adres dostawy.',
    minLength: { value: 5, message: ADDRESS_LENGTH },
    maxLength: { value: 500, message: ADDRESS_LENGTH },
    forgotten: FORGOTTEN,
    isOnWorksheet: false,
  },
  deliveryNote: {
    label: 'Uwagi do dostawy',
    kind: 'lines',
    description: 'Notes on the delivery; at most 500 characters',
    hint: 'Na przykład: wjazd od podwórka, proszę dzwonić przed przyjazdem.',
    autoComplete: 'off',
    maxLength: { value: 500, message: 'Uwagi do dostawy: najwyżej 500\u00a0znaków.' },
    forgotten: '',
    isOnWorksheet: true,
  },
  measuringNote: {
    label: 'Uwagi do pomiaru',
    kind: 'lines',
    description: 'Notes on the measurements; at most 2000 characters',
    hint: 'Z\u00a0asystenta pomiaru. Możesz tu coś poprawić lub dopisać.',
    autoComplete: 'off',
    maxLength: { value: 2000, message: 'Uwagi do pomiaru: najwyżej 2\u00a0000\u00a0znaków.' },
    forgotten: '',
    isOnWorksheet: true,
  },
  companyName: {
    label: 'Nazwa firmy',
    kind: 'line',
    description:
      'The company that the invoice is for, given with its tax number and address or not at all; at most 200 characters',
    autoComplete: 'organization',
    group: { name: 'company', required: 'Podaj nazwę firmy.' },
    maxLength: { value: 200, message: 'Nazwa firmy: najwyżej 200\u00a0znaków.' },
    forgotten: FORGOTTEN,
    isOnWorksheet: false,
  },
  companyTaxNumber: {
    label: 'NIP',
    kind: 'taxNumber',
    description:
      'The tax number of the company: a NIP, or a foreign VAT number with its country code: "7261120385", "DE123456789"',
    hint: 'Firma spoza Polski: numer VAT z\u00a0kodem kraju, na przykład DE123456789.',
    autoComplete: 'off',
    group: { name: 'company', required: 'Podaj NIP firmy.' },
    format: {
      isValid: (text) => readTaxNumber(text) !== null,
      message:
        'Ten numer jest błędny. NIP ma 10\u00a0cyfr; zagraniczny numer VAT zaczyna się od kodu kraju.',
    },
    forgotten: '',
    isOnWorksheet: false,
  },
  billingAddress: {
    label: 'Adres firmy do faktury',
    kind: 'lines',
    description: 'The address of the company on the invoice; at most 500 characters',
    autoComplete: 'billing street-address',
    group: { name: 'company', required: 'Podaj adres firmy.' },
    maxLength: { value: 500, message: 'Adres firmy: najwyżej 500\u00a0znaków.' },
    forgotten: FORGOTTEN,
    isOnWorksheet: false,
  },
  buildingKind: {
    label: 'Montaż w\u00a0budynku mieszkalnym',
    kind: 'choice',
    choices: BUILDING_KINDS,
    description:
      "The buyer's statement for the reduced rate of VAT, given with the area or not at all: the goods are installed in a `house` or `flat` that people live in",
    autoComplete: 'off',
    group: { name: 'building', required: 'Wybierz rodzaj budynku.' },
    format: { isValid: isBuildingKind, message: 'Wybierz dom albo mieszkanie.' },
    isOnWorksheet: false,
  },
  buildingArea: {
    label: 'Powierzchnia użytkowa',
    kind: 'area',
    description: 'The usable area of the house or flat in m², above 0 and below 100000: "142.50"',
    hint: 'W\u00a0m², na przykład 142,5. Znajdziesz ją w\u00a0akcie notarialnym albo w\u00a0decyzji o\u00a0podatku od nieruchomości.',
    autoComplete: 'off',
    group: { name: 'building', required: 'Podaj powierzchnię użytkową.' },
    format: {
      isValid: (text) => readArea(text) !== null,
      message: 'Podaj powierzchnię w\u00a0m², na przykład 142,5.',
    },
    isOnWorksheet: false,
  },
} satisfies Record<string, OrderField>;

export type OrderFieldName = keyof typeof ORDER_FIELDS;

export const ORDER_FIELD_NAMES = keysOf(ORDER_FIELDS);

/** The names of the fields of a group, in display order. */
export const fieldsOf = (group: FieldGroup): OrderFieldName[] =>
  ORDER_FIELD_NAMES.filter((name) => groupOf(name)?.name === group);

/** The group of a field; undefined for a field on its own. */
export function groupOf(name: OrderFieldName): OrderField['group'] {
  const field: OrderField = ORDER_FIELDS[name];
  return field.group;
}

/** The fields of the buyer's statement about the building, for the reduced rate of VAT. */
export const BUILDING_FIELD_NAMES = fieldsOf('building');

/** The fields whose texts are replaced after the retention period of personal data. */
export const PERSONAL_FIELD_NAMES = ORDER_FIELD_NAMES.filter(
  (name) => 'forgotten' in ORDER_FIELDS[name],
);

/** The replacements of the personal fields, by field. */
export function forgottenTexts(): Partial<Record<OrderFieldName, string>> {
  const texts = PERSONAL_FIELD_NAMES.map((name) => {
    const { forgotten }: OrderField = ORDER_FIELDS[name];
    return [name, forgotten];
  });
  return Object.fromEntries(texts) as Partial<Record<OrderFieldName, string>>;
}

/** The texts of an order by field; null or '' if left empty. */
export type OrderTexts = Record<OrderFieldName, string | null>;

/** The fields that are missing in a group of which another field is given, with their error messages. */
export function missingOfGroups(order: OrderTexts): { name: OrderFieldName; message: string }[] {
  return FIELD_GROUPS.map(fieldsOf)
    .filter((names) => names.some((name) => order[name]))
    .flatMap((names) =>
      names.flatMap((name) => {
        const message = groupOf(name)?.required;
        return order[name] || !message ? [] : [{ name, message }];
      }),
    );
}

/** Formats a text of an order: phone numbers in groups, choices by their labels, areas with their unit. */
export function formatOrderText({ kind, choices }: OrderField, text: string): string {
  if (kind === 'phone') return formatPhone(text);
  if (kind === 'area') return `${polishNumber(Number(text))}\u00a0m²`;
  return choices?.[text] ?? text;
}

/** The texts of an order as rows of label and value; empty fields are left out. */
export function orderFacts(
  order: OrderTexts,
  isShown: (field: OrderField) => boolean = () => true,
): Fact[] {
  return ORDER_FIELD_NAMES.flatMap((name) => {
    const field: OrderField = ORDER_FIELDS[name];
    const text = order[name];
    return text && isShown(field)
      ? [{ label: field.label, value: formatOrderText(field, text) }]
      : [];
  });
}

/**
 * The consents of the checkout: `label` names one in the list of problems, `required` is the error message for a
 * required box that is not ticked.
 */
export const CONSENT_FIELDS = {
  acceptsTerms: { label: 'Regulamin', required: 'Zaznacz, że akceptujesz regulamin.' },
  acknowledgesMadeToMeasure: {
    label: 'Produkt na wymiar',
    required: 'Potwierdź, że wiesz o\u00a0braku prawa odstąpienia.',
  },
  subscribesToNewsletter: { label: 'Newsletter', required: undefined },
} satisfies Record<string, Pick<TextField, 'required'> & { label: string }>;
