import { formatZloty } from '#engine/goods/price/money';
import { yearsText } from '#engine/locale/plural';
import { accentTones } from '#engine/trade/settings/accent';
import type { CreditTerms } from '#engine/trade/shop/credit';
import { CATEGORIES, type Category } from '#engine/goods/families/categories';
import { type Weeks, deliveryOf, weeksInSentence, weeksOfAll, weeksText } from '#engine/trade/shop/delivery-term';
import type { PaymentTerms } from '#engine/trade/shop/payment-terms';
import { addressOf } from '../../shared/address.js';
import { type Env, shopName } from '../../shared/env/env.js';
import type { Logo } from '../pictures/picture.payloads.js';
import type { Company, TermsOfSale } from './content.payloads.js';
import { openingHoursOf, weekOf } from './opening-hours.js';

/** The company's data, from its settings; `findLogo` reads an uploaded one. */
export function companyOf(env: Env, findLogo: (name: string) => Logo | null = () => null): Company {
  const name = shopName(env);
  const { warranty, structureWarranty } = guaranteesOf(env);
  const company = {
    name,
    tagline: env.SHOP_TAGLINE,
    isDemo: env.DEMO,
    logo: env.LOGO === undefined ? null : findLogo(env.LOGO),
    darkLogo: env.LOGO_DARK === undefined ? null : findLogo(env.LOGO_DARK),
    accent: accentTones(env.ACCENT_COLOR),
    phone: env.COMPANY_PHONE ?? null,
    email: env.COMPANY_EMAIL ?? null,
    street: env.COMPANY_STREET ?? null,
    postalCode: env.COMPANY_POSTAL_CODE ?? null,
    city: env.COMPANY_CITY ?? null,
    nip: env.COMPANY_NIP ?? null,
    iban: env.COMPANY_ACCOUNT ?? null,
    emergencyPhone: env.COMPANY_EMERGENCY_PHONE ?? null,
    mailSignature: env.MAIL_SIGNATURE ?? null,
    openingHours: openingHoursOf(env),
    week: weekOf(env),
    closedDays: env.COMPANY_HOLIDAYS,
    warranty: `${warranty} gwarancji producenta, do ${structureWarranty} na konstrukcję`,
    installation: installationWithin(env.FREE_TRANSPORT_KM),
    delivery: 'Darmowa dostawa w całej Europie',
    usualDelivery: weeksInSentence(...usualSpan(env)),
    latitude: env.COMPANY_LATITUDE ?? null,
    longitude: env.COMPANY_LONGITUDE ?? null,
  };
  return {
    ...company,
    // The company itself is the manufacturer unless the environment names another.
    manufacturer: {
      name: env.MANUFACTURER_NAME ?? name,
      postalAddress: env.MANUFACTURER_ADDRESS ?? addressOf(company),
      email: env.MANUFACTURER_EMAIL ?? company.email,
    },
  };
}

/** What every price includes besides goods and delivery, up to a distance in km. */
const installationWithin = (km: number): string =>
  `podstawowy montaż i\u00a0dojazd ekipy do ${km}\u00a0km`;

/** How long the manufacturer's guarantees last: "5 lat". */
function guaranteesOf({ WARRANTY_YEARS, STRUCTURE_WARRANTY_YEARS }: Env) {
  return {
    warranty: yearsText(WARRANTY_YEARS),
    structureWarranty: yearsText(STRUCTURE_WARRANTY_YEARS),
  };
}

/** The terms of sale that texts name by placeholders. */
export const termsInWords = (env: Env) => ({
  ...guaranteesOf(env),
  delivery: weeksText(...usualSpan(env)),
  /** Within a sentence. */
  usualDelivery: weeksInSentence(...usualSpan(env)),
  freeTransport: `${env.FREE_TRANSPORT_KM}\u00a0km`,
  transportRate:
    env.TRANSPORT_RATE === undefined
      ? 'zależy od odległości i\u00a0liczby osłon'
      : `to ${formatZloty(Math.round(env.TRANSPORT_RATE * 100))} za\u00a0kilometr`,
});

/** The shop's usual terms of payment, from its configuration; each order stores the terms that apply to it. */
export const usualTerms = ({
  DEPOSIT_PERCENT,
  DEPOSIT_DUE_DAYS,
  REST_DUE_DAYS,
}: Env): PaymentTerms => ({
  depositPercent: DEPOSIT_PERCENT,
  depositDays: DEPOSIT_DUE_DAYS,
  restDays: REST_DUE_DAYS,
});

/** The instalments that the owner has configured; null where none are offered. */
export function creditOf(env: Env): CreditTerms | null {
  const { CREDIT_MONTHS: months, CREDIT_RATE: yearlyRate } = env;
  if (months === undefined || yearlyRate === undefined) return null;
  return { months, yearlyRate, lender: env.CREDIT_LENDER ?? shopName(env) };
}

/** The usual weeks until all goods of these families are delivered. */
export function usualWeeks(env: Env, categories: readonly Category[]): Weeks {
  const weeks: Readonly<Record<Category, Weeks | undefined>> = {
    markizy: env.DELIVERY_WEEKS_AWNING,
    pergole: env.DELIVERY_WEEKS_PERGOLA,
    zaluzje: env.DELIVERY_WEEKS_FACADE_BLIND,
    zadaszenia: env.DELIVERY_WEEKS_ROOF,
    refleksole: env.DELIVERY_WEEKS_ZIP_SCREEN,
    rolety: env.DELIVERY_WEEKS_ROLLER_BLIND,
    akcesoria: env.DELIVERY_WEEKS_ACCESSORY,
  };
  return weeksOfAll((categories.length > 0 ? categories : CATEGORIES).map((it) => weeks[it] ?? env.DELIVERY_WEEKS));
}

/** From how many weeks to how many goods of any family usually take. */
function usualSpan(env: Env): [least: number, most: number] {
  const { least, most } = usualWeeks(env, CATEGORIES);
  return [least, most];
}

/** The terms of an order that is placed at `now`. */
export function termsOfSale(env: Env, now: Date): TermsOfSale {
  const { from, until } = deliveryOf(now, usualWeeks(env, CATEGORIES));
  const deliveries = CATEGORIES.map((category) => ({
    category,
    ...deliveryOf(now, usualWeeks(env, [category])),
  }));
  const credit = creditOf(env);
  return { ...usualTerms(env), deliveryFrom: from, deliveryUntil: until, deliveries, credit };
}
