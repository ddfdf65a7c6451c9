import { parseAmount, priceOf } from '#engine/goods/price/money';
import {
  type Buyer,
  type CorrectedInvoice,
  type Invoice,
  type InvoiceLine,
  type InvoicePayment,
  type InvoiceReference,
  type InvoiceTerms,
  INVOICE_KINDS,
  type PaidBy,
  type RateSum,
  VAT_RATES,
} from '#engine/trade/invoices/invoice';
import { CORRECTION_TYPES, SUM_FIELDS } from './fa3-names.js';
import { type Fa3Element, readFa3 } from './fa3-reader.js';

/** Reads an invoice from bytes that `writeInvoice` has made: the stored XML is the only source of what is printed. */
export const readInvoice = (bytes: Uint8Array): Invoice => readFa3(bytes, invoiceIn);

function invoiceIn(root: Fa3Element): Invoice {
  const kind = oneOf(INVOICE_KINDS, root.required('Fa/RodzajFaktury'));
  const isOfAdvance = kind === 'ZAL' || kind === 'KOR_ZAL';
  const rows = isOfAdvance
    ? root.all('Fa/Zamowienie/ZamowienieWiersz').map(orderedLine)
    : root.all('Fa/FaWiersz').map(soldLine);
  const dueBefore = root.text('Fa/P_15ZK');
  return {
    kind,
    number: root.required('Fa/P_2'),
    issuedOn: root.required('Fa/P_1'),
    madeAt: root.required('Naglowek/DataWytworzeniaFa'),
    tradedOn: root.text('Fa/P_6'),
    payments: paymentsIn(root),
    terms: termsIn(root),
    isSplitPayment: root.text('Fa/Adnotacje/P_18A') === '1',
    orderId: Number(root.required('Fa/DodatkowyOpis/Wartosc')),
    seller: {
      nip: root.required('Podmiot1/DaneIdentyfikacyjne/NIP'),
      name: root.required('Podmiot1/DaneIdentyfikacyjne/Nazwa'),
      address: root.required('Podmiot1/Adres/AdresL1'),
    },
    buyer: buyerIn(root),
    lines: rows.filter(({ isBefore }) => !isBefore).map(({ line }) => line),
    linesBefore: rows.filter(({ isBefore }) => isBefore).map(({ line }) => line),
    sums: sumsIn(root),
    dueBefore: dueBefore === null ? null : parseAmount(dueBefore),
    advances: root.all('Fa/FakturaZaliczkowa').map(advanceIn),
    corrects: correctionIn(root),
  };
}

function paymentsIn(root: Fa3Element): InvoicePayment[] {
  const day = root.text('Fa/Platnosc/DataZaplaty');
  if (day !== null) {
    const amount = parseAmount(root.required('Fa/P_15'));
    return [{ amount, day, paidBy: paidByIn(root, 'Fa/Platnosc/') }];
  }
  return root.all('Fa/Platnosc/ZaplataCzesciowa').map((part) => ({
    amount: parseAmount(part.required('KwotaZaplatyCzesciowej')),
    day: part.required('DataZaplatyCzesciowej'),
    paidBy: paidByIn(part, ''),
  }));
}

const paidByIn = (element: Fa3Element, path: string): PaidBy =>
  element.text(`${path}PlatnoscInna`) === null ? 'transfer' : 'online';

function termsIn(root: Fa3Element): InvoiceTerms | null {
  const dueOn = root.text('Fa/Platnosc/TerminPlatnosci/Termin');
  const account = root.text('Fa/Platnosc/RachunekBankowy/NrRB');
  return dueOn || account ? { dueOn, iban: account && `PL${account}` } : null;
}

const buyerIn = (root: Fa3Element): Buyer => partyIn(root, 'Podmiot2');

function partyIn(root: Fa3Element, path: string): Buyer {
  const identity = (name: string) => root.text(`${path}/DaneIdentyfikacyjne/${name}`);
  const nip = identity('NIP');
  const number = nip ?? identity('NrVatUE') ?? identity('NrID');
  const country = nip ? 'PL' : (identity('KodUE') ?? identity('KodKraju'));
  return {
    name: root.required(`${path}/DaneIdentyfikacyjne/Nazwa`),
    address: root.required(`${path}/Adres/AdresL1`),
    taxNumber: number && country ? { country, number } : null,
  };
}

const sumsIn = (root: Fa3Element): RateSum[] =>
  VAT_RATES.flatMap((rate) => {
    const [netField, vatField] = SUM_FIELDS[rate];
    const net = root.text(`Fa/${netField}`);
    if (net === null) return [];
    const amounts = { net: parseAmount(net), vat: parseAmount(root.required(`Fa/${vatField}`)) };
    return [{ rate, ...amounts, gross: amounts.net + amounts.vat }];
  });

interface Row {
  line: InvoiceLine;
  isBefore: boolean;
}

const soldLine = (row: Fa3Element): Row => ({
  isBefore: row.text('StanPrzed') !== null,
  line: {
    name: row.required('P_7'),
    unit: row.required('P_8A'),
    quantity: Number(row.required('P_8B')),
    unitPrice: parseAmount(row.required('P_9B')),
    discount: parseAmount(row.text('P_10') ?? '0'),
    gross: parseAmount(row.required('P_11A')),
    rate: rateIn(row.required('P_12')),
  },
});

function orderedLine(row: Fa3Element): Row {
  const quantity = Number(row.required('P_8BZ'));
  const gross = parseAmount(row.required('P_11NettoZ')) + parseAmount(row.required('P_11VatZ'));
  // The schema has no gross unit price for what is ordered. It is computed here and rounded up, and the excess counts as
  // a discount.
  const hundredths = Math.round(quantity * 100);
  const unitPrice = hundredths === 0 ? gross : Math.ceil((gross * 100) / hundredths);
  const line = {
    name: row.required('P_7Z'),
    unit: row.required('P_8AZ'),
    quantity,
    unitPrice,
    discount: priceOf(quantity, unitPrice) - gross,
    gross,
    rate: rateIn(row.required('P_12Z')),
  };
  return { line, isBefore: false };
}

/**
 * An advance that has a KSeF number is named by that number alone, which is then also used as the number of its
 * invoice.
 */
const advanceIn = (row: Fa3Element): InvoiceReference => {
  const ksefNumber = row.text('NrKSeFFaZaliczkowej');
  return { number: ksefNumber ?? row.required('NrFaZaliczkowej'), ksefNumber };
};

function correctionIn(root: Fa3Element): CorrectedInvoice | null {
  const number = root.text('Fa/DaneFaKorygowanej/NrFaKorygowanej');
  if (number === null) return null;
  return {
    number,
    issuedOn: root.required('Fa/DaneFaKorygowanej/DataWystFaKorygowanej'),
    ksefNumber: root.text('Fa/DaneFaKorygowanej/NrKSeFFaKorygowanej'),
    reason: root.required('Fa/PrzyczynaKorekty'),
    effect: root.text('Fa/TypKorekty') === CORRECTION_TYPES.original ? 'original' : 'issue',
    buyerBefore:
      root.text('Fa/Podmiot2K/DaneIdentyfikacyjne/Nazwa') === null
        ? null
        : partyIn(root, 'Fa/Podmiot2K'),
  };
}

const rateIn = (text: string) => oneOf(VAT_RATES, Number(text));

function oneOf<Value>(values: readonly Value[], found: unknown): Value {
  const value = values.find((each) => each === found);
  if (value === undefined) throw new Error(`Not expected in an invoice: ${String(found)}`);
  return value;
}
