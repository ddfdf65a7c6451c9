import { addressOf } from '../../shared/address.js';
import { type Env, shopName } from '../../shared/env/env.js';
import type { Company } from './content.payloads.js';
import { openingHoursOf } from './opening-hours.js';

/** The company's data; all but tagline, warranty and delivery come from the environment. */
export function companyOf(env: Env): Company {
  const name = shopName(env);
  const company = {
    name,
    tagline: 'słońce pod kontrolą',
    isDemo: env.DEMO,
    phone: env.COMPANY_PHONE ?? null,
    email: env.COMPANY_EMAIL ?? null,
    street: env.COMPANY_STREET ?? null,
    postalCode: env.COMPANY_POSTAL_CODE ?? null,
    city: env.COMPANY_CITY ?? null,
    nip: env.COMPANY_NIP ?? null,
    iban: env.COMPANY_ACCOUNT ?? null,
    emergencyPhone: env.COMPANY_EMERGENCY_PHONE ?? null,
    openingHours: openingHoursOf(env),
    warranty: '5 lat gwarancji producenta, do 10 lat na konstrukcję',
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

/** Facts about the company that customers and invoices need, by their variables, with Polish names. */
const NEEDED = {
  COMPANY_NAME: 'nazwa',
  COMPANY_STREET: 'adres',
  COMPANY_NIP: 'NIP',
  COMPANY_ACCOUNT: 'numer konta do przelewów',
  COMPANY_PHONE: 'telefon',
  COMPANY_EMAIL: 'e-mail',
  COMPANY_HOURS_WEEKDAYS: 'godziny otwarcia',
} as const;

/** The facts that are not configured: variable and Polish name. */
export const missingFacts = (env: Env): { variable: string; name: string }[] =>
  Object.entries(NEEDED)
    .filter(([variable]) => env[variable as keyof typeof NEEDED] === undefined)
    .map(([variable, name]) => ({ variable, name }));
