import type { LostReason } from '#engine/trade/shop/offers';
import type { SeedOrderLine } from './orders.js';

/** What happened to an offer, with the hours since it was begun. */
interface SeedOfferTimes {
  sent?: number;
  opened?: number;
  asked?: number;
  accepted?: number;
  lost?: number;
}

/** An offer of the demo shop with one version, dated relative to the time of seeding. */
export interface SeedOffer {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  customerAddress: string;
  hoursAgo: number;
  hoursAfter: SeedOfferTimes;
  text: string;
  question: string | null;
  lost: { reason: LostReason; note: string | null } | null;
  /** Empty for an accepted offer: it gets the lines of its customer's order. */
  lines: readonly SeedOrderLine[];
}

export const SEED_OFFERS: readonly SeedOffer[] = [
  {
    customerName: 'Michał Zieliński',
    customerEmail: 'michal.zielinski@example.com',
    customerPhone: '+48 600 100 102',
    customerAddress: 'ul. Polna 3A, 05-500 Piaseczno',
    hoursAgo: 700,
    hoursAfter: { sent: 3, opened: 20, accepted: 60 },
    text: 'Zgodnie z\u00a0rozmową: żaluzje w\u00a0kolorze ram na wszystkie trzy okna.',
    question: null,
    lost: null,
    lines: [],
  },
  {
    customerName: 'Danuta Olszewska',
    customerEmail: 'danuta.olszewska@example.pl',
    customerPhone: '+48 600 100 121',
    customerAddress: 'ul. Ogrodowa 22, 90-001 Łódź',
    hoursAgo: 320,
    hoursAfter: { sent: 2, opened: 5, lost: 150 },
    text: 'Markiza z\u00a0napędem, czujnikiem wiatru i\u00a0oświetleniem: przy silniejszym wietrze zwija się sama.',
    question: null,
    lost: { reason: 'price', note: 'W\u00a0tym roku przekracza nasz budżet.' },
    lines: [
      {
        productId: 7,
        quantity: 1,
        request: {
          placement: { mountingHeight: 320 },
          width: 520,
          projection: 350,
          color: 'Beżowy',
          frameColor: 'Antracyt',
          controlType: 'electric',
          options: { windSensor: true, ledLighting: true },
        },
      },
    ],
  },
  {
    customerName: 'Robert Sikora',
    customerEmail: 'robert.sikora@example.com',
    customerPhone: '+48 600 100 122',
    customerAddress: 'ul. Słoneczna 5, 31-001 Kraków',
    hoursAgo: 62,
    hoursAfter: { sent: 2, opened: 9, asked: 36 },
    text: 'Dziękuję za rozmowę. Cena obejmuje montaż obu żaluzji podczas jednej wizyty.',
    question: 'Czy przed zimą zdążą Państwo z\u00a0montażem?',
    lost: null,
    lines: [
      {
        productId: 17,
        quantity: 2,
        request: {
          width: 180,
          height: 220,
          color: 'Antracyt',
          frameColor: 'Antracyt',
          controlType: 'electric',
          openingAngle: 45,
        },
      },
    ],
  },
  {
    customerName: 'Irena Malinowska',
    customerEmail: 'irena.malinowska@example.pl',
    customerPhone: '+48 600 100 123',
    customerAddress: 'ul. Klonowa 8, 60-001 Poznań',
    hoursAgo: 5,
    hoursAfter: {},
    text: '',
    question: null,
    lost: null,
    lines: [
      {
        productId: 17,
        quantity: 1,
        request: {
          width: 300,
          height: 230,
          color: 'Antracyt',
          frameColor: 'Antracyt',
          controlType: 'electric',
          openingAngle: 45,
          options: { windSensor: true },
        },
      },
    ],
  },
];
