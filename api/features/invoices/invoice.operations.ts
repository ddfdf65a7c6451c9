import type { Operations } from '../../identity/operations.js';

const read = { access: 'invoices:read' } as const;
const write = { access: 'invoices:write' } as const;

/** Invoices and their corrections. */
export const INVOICE_OPERATIONS = {
  'Query.invoiceLines': { ...read, calls: [async (shop) => shop.invoiceOfOrder()] },
  'Query.invoiceBuyer': { ...read, calls: [async (shop) => shop.invoiceOfOrder()] },
  'Query.correctionPreview': {
    ...read,
    calls: [
      async (shop) => {
        const { invoiceId } = await shop.issuedInvoice('ZAL', '1467.00');
        return { invoiceId, seenGross: '1467.00', reason: 'Zwrot', amount: '0.00' };
      },
    ],
  },
  'Query.invoices': {
    ...read,
    reads: 'replica',
    calls: [
      () => ({}),
      () => ({
        filter: { text: 'Kowalska', month: '2026-11', by: 'issue', kind: 'VAT', shown: 'queue' },
      }),
    ],
    refused: ({ choice, string }) => ({
      'filter.text': string(100),
      'filter.month': [...string(7), '2026-13', '11-2026'],
      'filter.kind': choice,
      'filter.shown': choice,
      'filter.by': choice,
    }),
  },
  'Query.ordersToInvoice': { ...read, reads: 'replica' },
  'Mutation.issueInvoice': {
    ...write,
    calls: [
      async (shop) => ({
        orderId: (await shop.paidOrder('4890.00')).id,
        kind: 'VAT',
        gross: '4890.00',
      }),
    ],
    refused: ({ amount, choice, id }) => ({
      orderId: id,
      kind: [...choice, 'KOR'],
      gross: amount,
    }),
    refusals: [async (shop) => ({ orderId: (await shop.order()).id, kind: 'ROZ', gross: '1.00' })],
  },
  'Mutation.correctInvoice': {
    ...write,
    calls: [
      async (shop) => ({
        invoiceId: (await shop.issuedInvoice()).invoiceId,
        seenGross: '4890.00',
        reason: 'Zwrot',
        lines: [{ quantity: 0, unitPrice: '4890.00' }],
      }),
      async (shop) => ({
        invoiceId: (await shop.issuedInvoice('ZAL', '1467.00')).invoiceId,
        seenGross: '1467.00',
        reason: 'Zwrot',
        amount: '0.00',
      }),
      async (shop) => ({
        invoiceId: (await shop.issuedInvoice()).invoiceId,
        seenGross: '4890.00',
        reason: 'Pomyłka w nazwie',
        cause: 'error',
        buyer: { name: 'Cień i Słońce', address: 'ul. Piotrkowska 1, 90-001 Łódź' },
        lines: [{ quantity: 1, unitPrice: '4890.00' }],
      }),
    ],
    refused: ({ amount, choice, hundredths, id, text }) => ({
      invoiceId: id,
      // The total can be negative after corrections.
      seenGross: amount.filter((value) => Number(value) !== -1),
      reason: text(3, 250),
      lines: [5, true, {}, 'tekst', [5], Array(201).fill({ quantity: 1, unitPrice: '1' })],
      'lines.quantity': hundredths(0, 9999),
      'lines.unitPrice': amount,
      amount,
      cause: choice,
      buyer: [5, true, 'tekst', [5], { name: 'Cień' }],
      'buyer.name': text(2, 200),
      'buyer.address': text(5, 500),
    }),
  },
  'Mutation.sendInvoiceAgain': {
    ...write,
    calls: [
      async (shop) => {
        const { invoiceId } = await shop.issuedInvoice();
        await shop.deliver(invoiceId, 'rejected');
        return { invoiceId };
      },
    ],
    refused: ({ id }) => ({ invoiceId: id }),
  },
  'GET /orders/:token/invoices/:id.pdf': {
    access: 'everyone',
    calls: [
      async (shop) => {
        const { token, invoiceId } = await shop.issuedInvoice();
        return { params: { token, id: invoiceId } };
      },
    ],
  },
  'GET /orders/:token/proforma.pdf': {
    access: 'everyone',
    calls: [async (shop) => ({ params: { token: (await shop.paidOrder(null)).token } })],
  },
  'GET /admin/orders/:id/next-invoice.pdf': {
    ...read,
    calls: [async (shop) => ({ params: { id: (await shop.paidOrder('1467.00')).id } })],
    refusals: [
      {
        status: 409,
        code: 'CONFLICT',
        call: async (shop) => ({ params: { id: await shop.orderAfterDemonstration() } }),
      },
    ],
  },
  'GET /admin/orders/:id/proforma.pdf': {
    ...read,
    calls: [async (shop) => ({ params: { id: (await shop.paidOrder(null)).id } })],
  },
  'GET /admin/invoices.csv': {
    access: ['invoices:read', 'exports:read'],
    calls: [() => ({ query: '?month=2026-11' })],
  },
  'GET /admin/invoices.epp': {
    access: ['invoices:read', 'exports:read'],
    calls: [() => ({ query: '?month=2026-11' })],
  },
  'GET /admin/jpk-v7m.xml': {
    access: ['invoices:read', 'exports:read'],
    calls: [() => ({ query: '?month=2026-05' })],
    refusals: [
      {
        status: 409,
        code: 'CONFLICT',
        call: async (shop) => {
          await shop.invoiceOnItsWay('2026-04-15');
          return { query: '?month=2026-04' };
        },
      },
    ],
  },
  'GET /admin/invoices/:id.pdf': {
    ...read,
    calls: [async (shop) => ({ params: { id: (await shop.issuedInvoice()).invoiceId } })],
  },
  'GET /admin/invoices/:id.xml': {
    ...read,
    calls: [async (shop) => ({ params: { id: (await shop.issuedInvoice()).invoiceId } })],
  },
  'GET /admin/invoices/:id/upo.xml': {
    ...read,
    calls: [
      async (shop) => {
        const { invoiceId } = await shop.issuedInvoice();
        await shop.deliver(invoiceId, 'accepted');
        return { params: { id: invoiceId } };
      },
    ],
  },
} satisfies Operations;
