import { randomUUID } from 'node:crypto';
import type { Operations } from '../../../identity/operations.js';

const write = { access: 'offers:write' } as const;

/** Offers that staff prepare. */
export const OFFER_DRAFT_OPERATIONS = {
  'Mutation.createOffer': {
    ...write,
    calls: [
      async (shop) => ({
        inquiryId: await shop.newInquiry(),
        projectId: await shop.project(),
        idempotencyKey: randomUUID(),
      }),
    ],
    refused: ({ id, key, uuid }) => ({ inquiryId: id, projectId: uuid, idempotencyKey: key }),
    refusals: [() => ({ inquiryId: 999_999 })],
  },
  'Mutation.saveOfferDraft': {
    ...write,
    calls: [
      async (shop) => {
        const offer = await shop.newOffer();
        const { lineId } = offer.versions[0]!.lines[0]!;
        const { id: configurationId } = await shop.configuration({ width: 450 });
        return shop.inputs.offerDraft(offer, {
          ...shop.inputs.customerTexts(),
          lines: [{ lineId, configurationId, quantity: 1, label: 'Taras', discount: '100.00' }],
          services: [shop.inputs.service()],
          discount: '90.00',
          discountReason: 'Rabat',
        });
      },
    ],
    refused: ({ amount, choice, customerFields, hundredths, id, integer, text }) => ({
      ...customerFields,
      offerId: id,
      version: id,
      lines: [5, true, 'tekst', {}, [{}], [5], Array(51).fill({ quantity: 1 })],
      'lines.discount': amount,
      services: [5, true, 'tekst', {}, [{}], [5], Array(51).fill({ text: 'Dojazd' })],
      'services.text': text(2, 200),
      'services.unit': choice,
      'services.unitPrice': amount,
      'services.vat': choice,
      'services.quantity': hundredths(0.01, 9999),
      'services.discount': amount,
      discount: amount,
      discountReason: text(0, 200),
      depositPercent: integer(0, 100),
      depositDays: integer(0, 365),
      restDays: integer(0, 365),
      validUntil: [5, true, '', '2026-02-30', '24.12.2026', '1999-12-31'],
      termWeeksFrom: integer(1, 52),
      termWeeksTo: integer(1, 52),
      text: text(0, 4000),
    }),
  },
  'Mutation.reviseOffer': {
    ...write,
    calls: [
      async (shop) => {
        const { id, version } = await shop.sentOffer();
        return { offerId: id, version };
      },
    ],
    refused: ({ id }) => ({ offerId: id, version: id }),
  },
  'Mutation.deleteOfferDraft': {
    ...write,
    calls: [
      async (shop) => {
        const { id, version } = await shop.newOffer();
        return { offerId: id, version };
      },
    ],
  },
} satisfies Operations;
