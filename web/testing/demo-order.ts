/** The fields of an order about changes by staff: it was never changed and has the usual term. */
export const demoChanges = {
  services: [] as object[],
  discount: '0.00',
  discountReason: null,
  usualWeeksFrom: 2,
  usualWeeksTo: 4,
  termWeeksFrom: null as number | null,
  termWeeksTo: null as number | null,
  currentVersion: 1,
  versions: [],
};

/** The payment of an order of 9 780 zł whose deposit is due. */
export const demoPayment = {
  owed: '9780.00',
  paid: '0.00',
  outstanding: '9780.00',
  toRefund: '0.00',
  isOverdue: false,
  depositIsBooked: false,
  isDue: true,
  instalments: [
    { kind: 'deposit', amount: '2934.00', remaining: '2934.00', due: '2026-12-01' },
    { kind: 'rest', amount: '6846.00', remaining: '6846.00', due: null as string | null },
  ],
  transfer: {
    recipient: 'Cieniomat',
    account: '61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874',
    title: 'Zamówienie nr 17',
    amount: '2934.00',
    due: '2026-12-01',
    qrCode: { size: 10, path: 'M0 0h1v1h-1z' },
    codeHasAmount: true,
  },
};

/** An order as the customer's page asks for it, without goods. */
export const demoOrder = {
  id: 17,
  token: 'tok',
  sharedFiles: [] as object[],
  status: 'confirmed',
  createdAt: '2026-11-20T23:30:00Z',
  customerName: 'Anna Nowak',
  customerEmail: 'anna@example.com',
  customerPhone: '+48600123456',
  customerAddress: 'ul. Słoneczna 1\n90-001 Łódź',
  ...demoChanges,
  totalAmount: '9780.00',
  net: '7951.22',
  vatSums: [{ rate: 23, vat: '1828.78' }],
  history: [{ id: '1', status: 'pending', at: '2026-11-20T23:30:00Z' }],
  withdrawals: [],
  invoices: [],
  requests: [],
  canRequestInvoice: true,
  promisedCall: null,
  lines: [],
  legalTexts: [],
  payment: demoPayment,
  movements: [],
  payableOnline: null as object | null,
  onlinePayments: [] as object[],
};
