import { yearsText } from '#engine/locale/plural';
import type { CreditTerms } from '#engine/trade/shop/credit';
import { deliveryOf } from '#engine/trade/shop/delivery-term';
import type { PaymentTerms } from '#engine/trade/shop/payment-terms';
import { addressOf } from '../../shared/address.js';
import { type Env, shopName } from '../../shared/env/env.js';
import type { Company, TermsOfSale } from './content.payloads.js';
import { openingHoursOf, weekOf } from './opening-hours.js';

/** The company's data, from its settings. */
export function companyOf(env: Env): Company {
  const name = shopName(env);
  const { warranty, structureWarranty } = guaranteesOf(env);
  const company = {
    name,
    tagline: env.SHOP_TAGLINE,
    isDemo: env.DEMO,
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
    warranty: `${warranty} gwarancji producenta, do ${structureWarranty} na konstrukcję`,
    delivery: 'Darmowa dostawa w całej Europie',
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

/** How long the manufacturer's guarantees last: "5 lat". */
export function guaranteesOf({ WARRANTY_YEARS, STRUCTURE_WARRANTY_YEARS }: Env) {
  return {
    warranty: yearsText(WARRANTY_YEARS),
    structureWarranty: yearsText(STRUCTURE_WARRANTY_YEARS),
  };
}

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

/** The terms of an order that is placed at `now`. */
export function termsOfSale(env: Env, now: Date): TermsOfSale {
  const { from, until } = deliveryOf(now, { termWeeksFrom: null, termWeeksTo: null });
  const credit = creditOf(env);
  return { ...usualTerms(env), deliveryFrom: from, deliveryUntil: until, credit };
}
