import { randomUUID } from 'node:crypto';
import { pick } from '#engine/trade/fields/pick';
import { awning, orderInput, productInput, projectInput, projectRow } from '../factories.js';
import { inquiryInput, samplesInput } from '../inquiries.js';
import { type ReadOffer, acceptInput, draftInput } from '../offers.js';
import { transferInput } from '../orders.js';
import { protocolInput } from '../protocols.js';
import { bankReference, camtStatement, pkoStatement, statementFile } from '../statements.js';
import { stockInput } from '../stock.js';

type Fields = Record<string, unknown>;

/** Valid inputs, which refer to no rows but those of the demo shop. */
export const SHOP_INPUTS = {
  acceptance: acceptInput,
  awning,
  inquiry: inquiryInput,
  offerDraft: draftInput,
  order: orderInput,
  product: productInput,
  protocol: protocolInput,
  project: projectInput,
  projectRow,
  samples: samplesInput,
  stock: stockInput,
  transfer: transferInput,

  tomorrow: (): Date => new Date(Date.now() + 86_400_000),

  /** The customer's required texts, as they stand in an offer. */
  customer: (offer: ReadOffer): Fields =>
    pick(offer, ['customerName', 'customerEmail', 'customerPhone', 'customerAddress']),

  /** The texts that a customer may leave out. */
  customerTexts: (): Fields => ({
    deliveryNote: 'Brama od ulicy',
    measuringNote: 'Ściana ocieplona',
    companyName: 'Cień sp. z o.o.',
    companyTaxNumber: '5260250274',
    billingAddress: 'ul. Polna 1, 90-001 Łódź',
    buildingKind: 'house',
    buildingArea: '142.50',
  }),

  /** 2.5 metres of cable for 90.00. */
  service: (): Fields => ({
    text: 'Przewód do sterowania',
    unit: 'metre',
    unitPrice: '40.00',
    vat: 'goods',
    quantity: 2.5,
    discount: '10.00',
  }),

  /** An awning with an issue, because its sensor moves nothing. */
  sensorWithoutMotor: (): Fields => awning({ additionalOptions: { windSensor: true } }),

  /** A size that causes a warning, because it is too large to be moved by hand. */
  wideWindow: (): Fields => projectRow({ width: 300, height: 240 }),

  withdrawal: (orderNumber = 1, email = 'jan@example.com'): Fields => ({
    orderNumber,
    email,
    name: 'Jan Lis',
    goods: 'Roleta',
    reason: 'Za ciemna',
  }),

  earlierOrdersFile: (number = `ZAM/${randomUUID()}`): Blob =>
    new Blob([
      `Numer;Data;Klient;Opis;Wartość;Zapłacono\n${number};2023-05-31;Jan Lis;Markiza;100;10`,
    ]),
  statementFile: (): Blob =>
    statementFile(
      camtStatement([
        { amount: '1467,00', title: 'Zaliczka', name: 'Jan Lis', reference: bankReference() },
        { amount: '12,00', title: 'Opłata za rachunek', name: 'Bank', isDebit: true },
      ]),
    ),

  /** A statement whose balances do not fit its movements. */
  incompleteStatementFile: (): Blob => {
    const text = pkoStatement([{ amount: '10,11', title: 'x', reference: bankReference() }]);
    return statementFile(text.replace('PLN10010,11', 'PLN10999,99'));
  },
};
