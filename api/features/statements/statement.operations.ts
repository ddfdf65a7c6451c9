import type { Operations } from '../../identity/operations.js';

const read = { access: 'payments:read' } as const;
const write = { access: 'payments:write' } as const;
const PART = { orderId: 1, amount: '1.00' };
const UNKNOWN = { id: 999_999, version: 1 };

/** Bank statements and the transfers on them. */
export const STATEMENT_OPERATIONS = {
  'Query.bankTransfers': {
    ...read,
    reads: 'replica',
    calls: [
      async (shop) => {
        await shop.payout();
        return {};
      },
      () => ({ filter: { text: 'Kowalska', state: 'doubtful', waiting: true } }),
    ],
    refused: ({ boolean, choice, string }) => ({
      'filter.text': string(100),
      'filter.state': choice,
      'filter.waiting': boolean,
    }),
  },
  'Query.bankStatements': { ...read, reads: 'replica' },
  'Query.ordersForTransfer': {
    ...read,
    calls: [
      async (shop) => ({
        transferId: (await shop.waitingTransfer()).id,
        text: String((await shop.order()).id),
      }),
    ],
    refused: ({ id, string }) => ({ transferId: id, text: string(100) }),
  },
  'Mutation.splitBankTransfer': {
    ...write,
    calls: [
      async (shop) => ({
        ...(await shop.waitingTransfer()),
        parts: [
          { orderId: (await shop.placedOrder()).id, amount: '0.40' },
          { orderId: (await shop.placedOrder()).id, amount: '0.60' },
        ],
      }),
    ],
    refused: ({ amount, id }) => ({
      id,
      version: id,
      parts: [5, true, 'tekst', {}, [], [{}], [5], [PART], [PART, PART], Array(21).fill(PART)],
      'parts.orderId': id,
      'parts.amount': amount,
    }),
    refusals: [() => ({ ...UNKNOWN, parts: [PART, { ...PART, orderId: 2 }] })],
  },
  'Mutation.bookBankTransfer': {
    ...write,
    calls: [
      async (shop) => ({
        ...(await shop.waitingTransfer()),
        orderId: (await shop.placedOrder()).id,
      }),
    ],
    refused: ({ id }) => ({ id, version: id, orderId: id }),
    refusals: [() => ({ ...UNKNOWN, orderId: 1 })],
  },
  'Mutation.setBankTransferAside': {
    ...write,
    calls: [async (shop) => ({ ...(await shop.waitingTransfer()), note: 'Zwrot dostawcy' })],
    refused: ({ id, text }) => ({ id, version: id, note: text(2, 500) }),
    refusals: [() => ({ ...UNKNOWN, note: 'Zwrot dostawcy' })],
  },
  'POST /admin/bank-statements': {
    ...write,
    calls: [(shop) => ({ file: shop.inputs.statementFile() })],
    refusals: [
      {
        status: 409,
        code: 'CONFLICT',
        call: (shop) => ({ file: shop.inputs.incompleteStatementFile() }),
      },
    ],
  },
} satisfies Operations;
