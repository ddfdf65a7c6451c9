import { orderedConfiguration } from './ordered-configuration';

const line = {
  id: 'line-1',
  lineId: '7d0f6f37-8f4a-4d43-a3a0-2b8f8e8f0c01',
  productId: 1,
  productName: 'Markiza Solana',
  label: 'Taras',
  quantity: 2,
  unitPrice: '4890.00',
  discount: '0.00',
  lineTotal: '9780.00',
  withdrawal: 'none',
  configuration: orderedConfiguration,
};

const customer = {
  customerName: 'Anna Nowak',
  customerEmail: 'anna@example.com',
  customerPhone: '+48600123456',
};

/** A version of an offer with two awnings and a discount of 780 zł. */
export const demoOfferVersion = {
  id: 'version-1',
  number: 1,
  state: 'sent',
  createdAt: '2026-11-20T09:00:00Z',
  sentAt: '2026-11-20T10:00:00Z',
  ...customer,
  totalAmount: '9000.00',
  net: '7317.07',
  vat: '1682.93',
  vatSums: [{ rate: 23, gross: '9000.00', net: '7317.07', vat: '1682.93' }],
  services: [] as object[],
  discount: '780.00',
  discountReason: 'za komplet',
  depositPercent: 30,
  depositDays: 7,
  restDays: 3,
  validUntil: '2026-12-09',
  termWeeksFrom: 3,
  termWeeksTo: 4,
  text: 'Proponujemy dwie markizy.',
  lines: [line],
  difference: null as object | null,
};

/** An offer that was sent and is open. */
export const demoOffer = {
  __typename: 'Offer',
  id: 12,
  token: 'tok',
  version: 3,
  state: 'sent',
  createdAt: '2026-11-20T09:00:00Z',
  currentVersion: 1,
  totalAmount: '9000.00',
  validUntil: '2026-12-09',
  sentAt: '2026-11-20T10:00:00Z',
  openedAt: null as string | null,
  authorName: 'Ewa Lis',
  order: null as { id: number; token: string } | null,
  ...customer,
  versions: [demoOfferVersion],
  questions: [] as object[],
  sharedFiles: [] as object[],
  mails: [] as object[],
  history: [
    { id: 1, news: 'created', versionNumber: 1, at: '2026-11-20T09:00:00Z', actorName: 'Ewa Lis' },
  ],
};
