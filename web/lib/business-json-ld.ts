import { shopPicture } from './shop-picture';
const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

interface Business {
  name: string;
  tagline: string;
  isDemo: boolean;
  logo: { url: string } | null;
  phone: string | null;
  email: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  nip: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Days as numbers from 1 (Monday); times in minutes after midnight, null when closed. */
  openingHours: readonly {
    days: readonly number[];
    opens?: number | null;
    closes?: number | null;
  }[];
}

/** schema.org data of the shop as a business: where it is, when it is open, how to reach it, as far as it is told. */
export function businessJsonLd(company: Business, origin: string): object {
  const { name, tagline, phone, email, nip, latitude, longitude } = company;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}/#firma`,
    name,
    slogan: tagline,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: origin + shopPicture(company).url,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(nip && { taxID: nip }),
    currenciesAccepted: 'PLN',
    ...(company.street && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.street,
        postalCode: company.postalCode,
        addressLocality: company.city,
        addressCountry: 'PL',
      },
    }),
    ...(latitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    openingHoursSpecification: company.openingHours.flatMap(({ days, opens, closes }) =>
      opens == null || closes == null
        ? []
        : [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: days.map((day) => WEEKDAYS[day - 1]),
              opens: clock(opens),
              closes: clock(closes),
            },
          ],
    ),
  };
}

/** schema.org data of the site with its search. */
export function webSiteJsonLd(name: string, origin: string): object {
  return {
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    inLanguage: 'pl',
    publisher: { '@id': `${origin}/#firma` },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/szukaj?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
