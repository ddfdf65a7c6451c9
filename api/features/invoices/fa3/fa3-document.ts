import { FORM_CODES, type XmlObject, toKodFormularza } from 'ksef-client-ts';
import type {
  Buyer,
  CorrectedInvoice,
  Invoice,
  InvoiceReference,
  PaidBy,
  RateSum,
  Seller,
} from '../../../../engine/invoices/invoice.js';
import { grossOf } from '../../../../engine/invoices/sums.js';
import { isOfUnion } from '../../../../engine/invoices/tax-number.js';
import { METHOD_LABELS } from '../../../../engine/shop/payment-labels.js';
import { formatAmount } from '../../../../engine/price/money.js';
import { orderedGoods, soldGoods } from './fa3-lines.js';
import { FA3_NAMESPACE, SUM_FIELDS } from './fa3-names.js';
import { token } from './token.js';

/**
 * The schema's fields for the form of payment. A bank transfer has the code 6; a payment provider that takes cards,
 * BLIK and transfers has no code and is described in words.
 */
const FORMS_OF_PAYMENT: Readonly<Record<PaidBy, Record<string, string>>> = {
  transfer: { FormaPlatnosci: '6' },
  online: { PlatnoscInna: '1', OpisPlatnosci: METHOD_LABELS.online },
};
/** The schema's code for a correction that counts in the tax period in which it is issued. */
const COUNTS_WHEN_ISSUED = '2';

/** An invoice as XML elements of FA(3), in the order of the schema. */
export function fa3Document(invoice: Invoice): XmlObject {
  const { seller, buyer, madeAt } = invoice;
  const header = {
    KodFormularza: toKodFormularza(FORM_CODES.FA_3),
    WariantFormularza: '3',
    DataWytworzeniaFa: madeAt,
    SystemInfo: 'Cieniomat',
  };
  return {
    Faktura: {
      '@_xmlns': FA3_NAMESPACE,
      Naglowek: header,
      Podmiot1: sellerOf(seller),
      Podmiot2: buyerOf(buyer),
      Fa: invoiceOf(invoice),
    },
  };
}

const sellerOf = ({ nip, name, address }: Seller) => ({
  DaneIdentyfikacyjne: { NIP: nip, Nazwa: token(name) },
  Adres: { KodKraju: 'PL', AdresL1: token(address) },
});

function buyerOf(buyer: Buyer) {
  const { name, address, taxNumber } = buyer;
  return {
    DaneIdentyfikacyjne: { ...identityOf(buyer), Nazwa: token(name) },
    Adres: { KodKraju: countryOf(taxNumber?.country ?? 'PL'), AdresL1: token(address) },
    JST: '2',
    GV: '2',
  };
}

function identityOf({ taxNumber }: Buyer): Record<string, string> {
  if (!taxNumber) return { BrakID: '1' };
  const { country, number } = taxNumber;
  if (country === 'PL') return { NIP: number };
  return isOfUnion(country)
    ? { KodUE: country, NrVatUE: number }
    : { KodKraju: country, NrID: number };
}

/** The code of a country in addresses: VAT numbers call Greece EL and Northern Ireland XI, addresses GR and GB. */
const countryOf = (code: string): string => ({ EL: 'GR', XI: 'GB' })[code] ?? code;

function invoiceOf(invoice: Invoice) {
  const { kind, number, issuedOn, tradedOn, sums, corrects, paidOn, paidBy } = invoice;
  const isOfAdvance = kind === 'ZAL' || kind === 'KOR_ZAL';
  return {
    KodWaluty: 'PLN',
    P_1: issuedOn,
    P_2: number,
    ...(tradedOn && { P_6: tradedOn }),
    ...Object.assign({}, ...sums.map(sumOf)),
    P_15: formatAmount(grossOf(sums)),
    Adnotacje: NOTHING_SPECIAL,
    RodzajFaktury: kind,
    ...(corrects && correctionOf(invoice, corrects)),
    DodatkowyOpis: { Klucz: 'Zamówienie', Wartosc: String(invoice.orderId) },
    ...(invoice.advances.length > 0 && { FakturaZaliczkowa: invoice.advances.map(advanceOf) }),
    ...(!isOfAdvance && { FaWiersz: soldGoods(invoice) }),
    ...(paidOn && {
      Platnosc: {
        Zaplacono: '1',
        DataZaplaty: paidOn,
        ...FORMS_OF_PAYMENT[paidBy ?? 'transfer'],
      },
    }),
    ...(isOfAdvance && { Zamowienie: orderedGoods(invoice) }),
  };
}

function sumOf({ rate, net, vat }: RateSum): Record<string, string> {
  const [netField, vatField] = SUM_FIELDS[rate];
  return { [netField]: formatAmount(net), [vatField]: formatAmount(vat) };
}

/**
 * The answer "no" in each of these fields, in their order: cash accounting, self-billing, reverse charge, split
 * payment, exemption, new means of transport, triangular transaction, margin scheme.
 */
const NOTHING_SPECIAL = {
  P_16: '2',
  P_17: '2',
  P_18: '2',
  P_18A: '2',
  Zwolnienie: { P_19N: '1' },
  NoweSrodkiTransportu: { P_22N: '1' },
  P_23: '2',
  PMarzy: { P_PMarzyN: '1' },
};

function correctionOf(
  { dueBefore }: Invoice,
  { reason, number, issuedOn, ksefNumber }: CorrectedInvoice,
) {
  return {
    PrzyczynaKorekty: token(reason),
    TypKorekty: COUNTS_WHEN_ISSUED,
    DaneFaKorygowanej: {
      DataWystFaKorygowanej: issuedOn,
      NrFaKorygowanej: number,
      ...(ksefNumber ? { NrKSeF: '1', NrKSeFFaKorygowanej: ksefNumber } : { NrKSeFN: '1' }),
    },
    ...(dueBefore !== null && { P_15ZK: formatAmount(dueBefore) }),
  };
}

const advanceOf = ({ number, ksefNumber }: InvoiceReference) =>
  ksefNumber ? { NrKSeFFaZaliczkowej: ksefNumber } : { NrKSeFZN: '1', NrFaZaliczkowej: number };
