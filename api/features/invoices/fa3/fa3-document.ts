import { FORM_CODES, type XmlObject, toKodFormularza } from 'ksef-client-ts';
import { formatAmount } from '#engine/goods/price/money';
import type {
  Buyer,
  CorrectedInvoice,
  Invoice,
  InvoicePayment,
  InvoiceReference,
  InvoiceTerms,
  PaidBy,
  RateSum,
  Seller,
} from '#engine/trade/invoices/invoice';
import { grossOf } from '#engine/trade/invoices/sums';
import { isOfUnion } from '#engine/trade/invoices/tax-number';
import { METHOD_LABELS } from '#engine/trade/shop/payment-labels';
import { orderedGoods, soldGoods } from './fa3-lines.js';
import { CORRECTION_TYPES, FA3_NAMESPACE, SUM_FIELDS, token } from './fa3-names.js';

/**
 * The schema's fields for the form of payment. A bank transfer has the code 6; a payment provider that takes cards,
 * BLIK and transfers has no code and is described in words.
 */
const FORMS_OF_PAYMENT: Readonly<Record<PaidBy, Record<string, string>>> = {
  transfer: { FormaPlatnosci: '6' },
  online: { PlatnoscInna: '1', OpisPlatnosci: METHOD_LABELS.online },
};

/** The letters of the country at the beginning of an IBAN, which a Polish account number has not. */
const COUNTRY = 2;

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

const buyerOf = (buyer: Buyer) => ({ ...partyOf(buyer), JST: '2', GV: '2' });

const partyOf = (buyer: Buyer) => ({
  DaneIdentyfikacyjne: { ...identityOf(buyer), Nazwa: token(buyer.name) },
  Adres: {
    KodKraju: countryOf(buyer.taxNumber?.country ?? 'PL'),
    AdresL1: token(buyer.address),
  },
});

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
  const { kind, number, issuedOn, tradedOn, sums, corrects, isSplitPayment } = invoice;
  const isOfAdvance = kind === 'ZAL' || kind === 'KOR_ZAL';
  return {
    KodWaluty: 'PLN',
    P_1: issuedOn,
    P_2: number,
    ...(tradedOn && { P_6: tradedOn }),
    ...Object.assign({}, ...sums.map(sumOf)),
    P_15: formatAmount(grossOf(sums)),
    Adnotacje: { ...NOTHING_SPECIAL, ...(isSplitPayment && { P_18A: '1' }) },
    RodzajFaktury: kind,
    ...(corrects && correctionOf(invoice, corrects)),
    DodatkowyOpis: { Klucz: 'Zamówienie', Wartosc: String(invoice.orderId) },
    ...(invoice.advances.length > 0 && { FakturaZaliczkowa: invoice.advances.map(advanceOf) }),
    ...(!isOfAdvance && { FaWiersz: soldGoods(invoice) }),
    ...paymentOf(invoice),
    ...(isOfAdvance && { Zamowienie: orderedGoods(invoice) }),
  };
}

/** What is paid, and how the rest is to be paid. */
function paymentOf({ payments, terms, sums }: Invoice) {
  const [first] = payments;
  if (!first) return terms && { Platnosc: termsOf(terms) };
  if (!terms && first.amount === grossOf(sums))
    return {
      Platnosc: { Zaplacono: '1', DataZaplaty: first.day, ...FORMS_OF_PAYMENT[first.paidBy] },
    };
  return {
    Platnosc: {
      ZnacznikZaplatyCzesciowej: terms ? '1' : '2',
      ZaplataCzesciowa: payments.map(partOf),
      ...(terms && termsOf(terms)),
    },
  };
}

const partOf = ({ amount, day, paidBy }: InvoicePayment) => ({
  KwotaZaplatyCzesciowej: formatAmount(amount),
  DataZaplatyCzesciowej: day,
  ...FORMS_OF_PAYMENT[paidBy],
});

const termsOf = ({ dueOn, iban }: InvoiceTerms) => ({
  ...(dueOn && { TerminPlatnosci: { Termin: dueOn } }),
  ...(iban && {
    ...FORMS_OF_PAYMENT.transfer,
    RachunekBankowy: { NrRB: iban.slice(COUNTRY) },
  }),
});

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
  { reason, number, issuedOn, ksefNumber, effect, buyerBefore }: CorrectedInvoice,
) {
  return {
    PrzyczynaKorekty: token(reason),
    TypKorekty: CORRECTION_TYPES[effect],
    DaneFaKorygowanej: {
      DataWystFaKorygowanej: issuedOn,
      NrFaKorygowanej: number,
      ...(ksefNumber ? { NrKSeF: '1', NrKSeFFaKorygowanej: ksefNumber } : { NrKSeFN: '1' }),
    },
    ...(buyerBefore && { Podmiot2K: partyOf(buyerBefore) }),
    ...(dueBefore !== null && { P_15ZK: formatAmount(dueBefore) }),
  };
}

const advanceOf = ({ number, ksefNumber }: InvoiceReference) =>
  ksefNumber ? { NrKSeFFaZaliczkowej: ksefNumber } : { NrKSeFZN: '1', NrFaZaliczkowej: number };
