import type { Operations } from '../../identity/operations.js';

const read = { access: 'customers:read' } as const;
const write = { access: 'customers:write' } as const;

/** The files of customers. */
export const CUSTOMER_OPERATIONS = {
  'Query.customers': {
    ...read,
    reads: 'replica',
    calls: [() => ({}), () => ({ filter: { text: 'anna', isCompany: false } })],
    refused: ({ boolean, string }) => ({
      'filter.text': string(100),
      'filter.isCompany': boolean,
    }),
  },
  'Query.customer': { ...read, calls: [async (shop) => ({ id: (await shop.customer()).id })] },
  'Mutation.updateCustomer': {
    ...write,
    calls: [
      async (shop) => ({
        ...(await shop.newCustomer()),
        name: 'Anna Lis',
        phone: '600100200',
        address: 'ul. Lipowa 1, 90-001 Łódź',
        companyName: 'Lis',
        companyTaxNumber: '7261120385',
        notes: 'Dzwonić po 17.',
      }),
    ],
    refused: ({ id, phone, taxNumber, text }) => ({
      id,
      version: id,
      name: text(0, 120),
      phone,
      address: text(0, 500),
      companyName: text(0, 200),
      companyTaxNumber: taxNumber,
      notes: text(0, 4000),
    }),
  },
  'Mutation.mergeCustomers': {
    ...write,
    calls: [
      async (shop) => ({
        ...(await shop.newCustomer()),
        intoId: (await shop.newCustomer()).id,
      }),
    ],
    refused: ({ id }) => ({ id, version: id, intoId: id }),
  },
  'Mutation.unmergeCustomer': {
    ...write,
    calls: [async (shop) => ({ ...(await shop.mergedCustomer()) })],
    refused: ({ id }) => ({ id, version: id }),
  },
} satisfies Operations;
