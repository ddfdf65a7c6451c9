import type { ConfigurationRequest } from '#engine/goods/configuration/configuration';

type SeedOrderStatus =
  | 'pending'
  | 'confirmed'
  | 'in_production'
  | 'shipped'
  | 'delivered'
  | 'cancelled';

interface SeedOrderEvent {
  status: SeedOrderStatus;
  /** Hours after the order was placed. */
  hoursAfter: number;
  note: string | null;
}

export interface SeedOrderLine {
  productId: number;
  quantity: number;
  request: ConfigurationRequest;
}

/** An order of the demo shop, dated relative to the time of seeding. */
export interface SeedOrder {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  customerAddress: string;
  hoursAgo: number;
  statuses: readonly SeedOrderEvent[];
  lines: readonly SeedOrderLine[];
}

export const SEED_ORDERS: readonly SeedOrder[] = [
  {
    customerName: 'Agnieszka Kowalska',
    customerEmail: 'agnieszka.kowalska@example.pl',
    customerPhone: '+48 600 100 101',
    customerAddress: 'ul. Lipowa 14, 95-100 Zgierz',
    hoursAgo: 1150,
    statuses: [
      { status: 'pending', hoursAfter: 0, note: null },
      { status: 'confirmed', hoursAfter: 20, note: 'Wymiary potwierdzone telefonicznie.' },
      { status: 'in_production', hoursAfter: 46, note: null },
      {
        status: 'shipped',
        hoursAfter: 430,
        note: 'Transport własny, dostawa między 8:00 a\u00a012:00.',
      },
      { status: 'delivered', hoursAfter: 452, note: 'Montaż zakończony, protokół podpisany.' },
    ],
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
    customerName: 'Michał Zieliński',
    customerEmail: 'michal.zielinski@example.com',
    customerPhone: '+48 600 100 102',
    customerAddress: 'ul. Polna 3A, 05-500 Piaseczno',
    hoursAgo: 640,
    statuses: [
      { status: 'pending', hoursAfter: 0, note: null },
      { status: 'confirmed', hoursAfter: 6, note: null },
      { status: 'in_production', hoursAfter: 50, note: null },
      { status: 'shipped', hoursAfter: 618, note: 'Dostawa ustalona na jutro po 14:00.' },
    ],
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
  {
    customerName: 'Barbara i Jan Nowiccy',
    customerEmail: 'nowiccy@example.pl',
    customerPhone: '+48 600 100 103',
    customerAddress: 'ul. Ogrodowa 27, 20-075 Lublin',
    hoursAgo: 320,
    statuses: [
      { status: 'pending', hoursAfter: 0, note: null },
      { status: 'confirmed', hoursAfter: 26, note: 'Wymiary i\u00a0przekrój sprawdzone.' },
      { status: 'in_production', hoursAfter: 98, note: null },
    ],
    lines: [
      {
        productId: 2,
        quantity: 1,
        request: {
          variant: 'wolnostojace',
          width: 450,
          projection: 400,
          height: 270,
          color: 'Antracyt',
          frameColor: 'Antracyt',
          controlType: 'electric',
          lamelOrientation: 30,
          options: { zipGuides: 2, sideScreens: 1, ledLighting: true },
        },
      },
    ],
  },
  {
    customerName: 'Paweł Wójcik',
    customerEmail: 'pawel.wojcik@example.com',
    customerPhone: '+48 600 100 104',
    customerAddress: 'ul. Piotrkowska 200\u00a0m. 18, 90-369 Łódź',
    hoursAgo: 96,
    statuses: [
      { status: 'pending', hoursAfter: 0, note: null },
      { status: 'confirmed', hoursAfter: 19, note: 'Klient dosłał zdjęcia ściany.' },
    ],
    lines: [
      {
        productId: 8,
        quantity: 1,
        request: {
          placement: { mountingHeight: 320 },
          width: 280,
          projection: 180,
          color: 'Szary',
          frameColor: 'Szary',
        },
      },
      {
        productId: 6,
        quantity: 3,
        request: {
          variant: 'kasetowe',
          width: 95,
          height: 150,
          color: 'Ecru',
          frameColor: 'Biały',
        },
      },
    ],
  },
  {
    customerName: 'Magdalena Kamińska',
    customerEmail: 'magdalena.kaminska@example.pl',
    customerPhone: '+48 600 100 105',
    customerAddress: 'os. Słoneczne 8, 62-020 Swarzędz',
    hoursAgo: 30,
    statuses: [{ status: 'pending', hoursAfter: 0, note: null }],
    lines: [
      {
        productId: 4,
        quantity: 1,
        request: {
          width: 500,
          projection: 350,
          variant: 'szklane',
          color: 'Przyciemniony',
          frameColor: 'Antracyt',
          options: { gutters: true, ledLighting: true },
        },
      },
    ],
  },
  {
    customerName: 'Krzysztof Kubiak',
    customerEmail: 'krzysztof.kubiak@example.com',
    customerPhone: '+48 600 100 106',
    customerAddress: 'ul. Nadrzeczna 5, 97-200 Tomaszów Mazowiecki',
    hoursAgo: 7,
    statuses: [{ status: 'pending', hoursAfter: 0, note: null }],
    lines: [
      {
        productId: 1,
        quantity: 1,
        request: {
          placement: { mountingHeight: 320 },
          width: 400,
          projection: 300,
          color: 'Czerwony',
          frameColor: 'Biały',
        },
      },
    ],
  },
  {
    customerName: 'Restauracja Pod Kasztanem, Zofia Pawlak',
    customerEmail: 'zofia.pawlak@example.pl',
    customerPhone: '+48 600 100 107',
    customerAddress: 'Rynek 11, 95-010 Stryków',
    hoursAgo: 210,
    statuses: [
      { status: 'pending', hoursAfter: 0, note: null },
      {
        status: 'cancelled',
        hoursAfter: 44,
        note: 'Brak zgody zarządcy drogi; klientka wróci wiosną.',
      },
    ],
    lines: [
      {
        productId: 11,
        quantity: 2,
        request: {
          placement: { mountingHeight: 320 },
          width: 500,
          projection: 250,
          color: 'Zielony',
          frameColor: 'Czarny',
          controlType: 'electric',
          options: { windSensor: true },
        },
      },
    ],
  },
];
