import type { Env } from '../../shared/env.js';
import type { Company } from './content.payloads.js';
import { openingHoursOf } from './opening-hours.js';

/** The company's data, by default the demo's; all but tagline, warranty and delivery come from the environment. */
export function companyOf(env: Env): Company {
  const address = `${env.COMPANY_STREET}, ${env.COMPANY_POSTAL_CODE} ${env.COMPANY_CITY}`;
  return {
    name: env.COMPANY_NAME,
    tagline: 'słońce pod kontrolą',
    phone: env.COMPANY_PHONE,
    email: env.COMPANY_EMAIL,
    street: env.COMPANY_STREET,
    postalCode: env.COMPANY_POSTAL_CODE,
    city: env.COMPANY_CITY,
    nip: env.COMPANY_NIP,
    iban: env.COMPANY_ACCOUNT,
    // The company itself is the manufacturer unless the environment names another.
    manufacturer: {
      name: env.MANUFACTURER_NAME ?? env.COMPANY_NAME,
      postalAddress: env.MANUFACTURER_ADDRESS ?? address,
      email: env.MANUFACTURER_EMAIL ?? env.COMPANY_EMAIL,
    },
    emergencyPhone: env.COMPANY_EMERGENCY_PHONE,
    openingHours: openingHoursOf(env),
    warranty: '5 lat gwarancji producenta, do 10 lat na konstrukcję',
    delivery: 'Darmowa dostawa w całej Europie',
    latitude: env.COMPANY_LATITUDE,
    longitude: env.COMPANY_LONGITUDE,
  };
}
