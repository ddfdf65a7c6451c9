import type { Env } from '../../env.js';
import type { Company } from './content.payloads.js';

/** The company's data: the demo's, each part of it overridable by the environment. */
export function companyOf(env: Env): Company {
  return {
    name: env.COMPANY_NAME,
    tagline: 'słońce pod kontrolą',
    phone: env.COMPANY_PHONE,
    email: env.COMPANY_EMAIL,
    street: env.COMPANY_STREET,
    postalCode: env.COMPANY_POSTAL_CODE,
    city: env.COMPANY_CITY,
    nip: env.COMPANY_NIP,
    emergencyPhone: env.COMPANY_EMERGENCY_PHONE,
    openingHours: [
      { label: 'Poniedziałek – piątek', hours: '8:00–18:00' },
      { label: 'Sobota', hours: '9:00–14:00' },
      { label: 'Niedziela', hours: 'nieczynne' },
    ],
    warranty: '5 lat gwarancji producenta, do 10 lat na konstrukcję',
    delivery: 'Darmowa dostawa w całej Europie',
    latitude: 51.7592,
    longitude: 19.456,
  };
}
