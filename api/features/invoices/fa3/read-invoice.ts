import {
  type Buyer,
  type CorrectedInvoice,
  type Invoice,
  type InvoiceLine,
  type InvoiceReference,
  INVOICE_KINDS,
  type PaidBy,
  type RateSum,
  VAT_RATES,
} from '../../../../engine/invoices/invoice.js';
import { parseAmount } from '../../../../engine/price/money.js';
import { SUM_FIELDS } from './fa3-names.js';
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
    paidOn: root.text('Fa/Platnosc/DataZaplaty'),
    paidBy: paidByIn(root),
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

function paidByIn(root: Fa3Element): PaidBy | null {
  if (root.text('Fa/Platnosc/DataZaplaty') === null) return null;
  return root.text('Fa/Platnosc/PlatnoscInna') === null ? 'transfer' : 'online';
}

function buyerIn(root: Fa3Element): Buyer {
  const identity = (name: string) => root.text(`Podmiot2/DaneIdentyfikacyjne/${name}`);
  const nip = identity('NIP');
  const number = nip ?? identity('NrVatUE') ?? identity('NrID');
  const country = nip ? 'PL' : (identity('KodUE') ?? identity('KodKraju'));
  return {
    name: root.required('Podmiot2/DaneIdentyfikacyjne/Nazwa'),
    address: root.required('Podmiot2/Adres/AdresL1'),
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
  // The schema has no gross unit price for ordered goods. It is computed here and rounded up, and the excess counts as
  // a discount.
  const unitPrice = Math.ceil(gross / Math.max(1, quantity));
  const line = {
    name: row.required('P_7Z'),
    quantity,
    unitPrice,
    discount: quantity * unitPrice - gross,
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
  };
}

const rateIn = (text: string) => oneOf(VAT_RATES, Number(text));

function oneOf<Value>(values: readonly Value[], found: unknown): Value {
  const value = values.find((each) => each === found);
  if (value === undefined) throw new Error(`Not expected in an invoice: ${String(found)}`);
  return value;
}
