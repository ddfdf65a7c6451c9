import type { Operations } from '../../../identity/operations.js';

const write = { access: 'orders:write' } as const;
const WRONG_LINES = [5, true, 'tekst', {}, [], [{}], [5], Array(51).fill({ quantity: 1 })];
const WRONG_SERVICES = [5, true, 'tekst', {}, [{}], [5], Array(51).fill({ text: 'Dojazd' })];

/** Changes of orders, with the customer's consent. */
export const ORDER_CHANGE_OPERATIONS = {
  'Query.orderChangePreview': {
    access: 'orders:read',
    calls: [async (shop) => shop.orderChange()],
    refused: ({ amount, choice, customerFields, hundredths, id, integer, text, uuid }) => ({
      ...customerFields,
      orderId: id,
      version: id,
      lines: WRONG_LINES,
      'lines.lineId': uuid,
      'lines.configurationId': uuid,
      'lines.quantity': integer(1, 99),
      'lines.label': text(0, 80),
      'lines.discount': amount,
      services: WRONG_SERVICES,
      'services.text': text(2, 200),
      'services.unit': choice,
      'services.unitPrice': amount,
      'services.vat': choice,
      'services.quantity': hundredths(0.01, 9999),
      'services.discount': amount,
      priceBasis: choice,
      discount: amount,
      discountReason: text(0, 200),
    }),
  },
  'Mutation.proposeOrderChange': {
    ...write,
    calls: [async (shop) => shop.orderProposal()],
    refused: ({ amount, choice, customerFields, id, text }) => ({
      ...customerFields,
      orderId: id,
      version: id,
      lines: WRONG_LINES,
      services: WRONG_SERVICES,
      priceBasis: choice,
      discount: amount,
      discountReason: text(0, 200),
      reason: text(3, 500),
      expectedTotal: amount,
    }),
  },
  'Mutation.recordOrderDecision': {
    ...write,
    calls: [
      async (shop) => {
        const { id, version } = await shop.proposedOrder();
        const decision = { accepts: true, name: 'Anna Lis', at: new Date(), note: 'Tak' };
        return { orderId: id, version, versionNumber: 2, ...decision };
      },
    ],
    refused: ({ boolean, id, text, time }) => ({
      orderId: id,
      version: id,
      versionNumber: id,
      accepts: boolean,
      name: text(2, 120),
      at: time,
      note: text(0, 1000),
    }),
  },
  'Mutation.withdrawOrderChange': {
    ...write,
    calls: [
      async (shop) => {
        const { id, version } = await shop.proposedOrder();
        return { orderId: id, version, versionNumber: 2, reason: 'Pomyłka w cenie' };
      },
    ],
    refused: ({ id, text }) => ({
      orderId: id,
      version: id,
      versionNumber: id,
      reason: text(0, 500),
    }),
  },
  'Mutation.acceptOrderChange': {
    access: 'everyone',
    calls: [
      async (shop) => {
        const { token } = await shop.proposedOrder();
        return { token, versionNumber: 2, name: 'Anna Lis', agrees: true };
      },
    ],
    refused: ({ boolean, id, string, text }) => ({
      token: string(100),
      versionNumber: id,
      name: text(2, 120),
      agrees: boolean,
    }),
  },
  'Mutation.refuseOrderChange': {
    access: 'everyone',
    calls: [
      async (shop) => {
        const { token } = await shop.proposedOrder();
        return { token, versionNumber: 2, reason: 'Za drogo' };
      },
    ],
    refused: ({ id, string, text }) => ({
      token: string(100),
      versionNumber: id,
      reason: text(0, 1000),
    }),
  },
} satisfies Operations;
