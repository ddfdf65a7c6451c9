import type { EntityManager } from '@mikro-orm/postgresql';
import { escapeXml } from '#engine/goods/drawing/svg';
import { type Grosze, formatAmount, parseAmount } from '#engine/goods/price/money';
import type { RateSum, VatRate } from '#engine/trade/invoices/invoice';
import { SETTINGS } from '#engine/trade/settings/settings';
import type { Context } from '../../../request/context.js';
import type { Env } from '../../../shared/env/env.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { salesWithoutInvoice } from '../../payments/register/sales-without-invoice.js';
import { InvoiceDelivery } from '../delivery/invoice-delivery.entity.js';
import { token } from '../fa3/fa3-names.js';
import { daysOf } from '../month.js';
import { type Mark, type RegisterRow, markOf, registerIds, registerRows } from './register-rows.js';

const NAMESPACE = 'http://crd.gov.pl/wzor/2025/12/19/14090/';
/** The namespace of the ministry's common types, of which the data of a person are. */
const TYPES = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/09/13/eD/DefinicjeTypy/';
/** The first month for which the schema holds. */
const FIRST_MONTH = '2026-02';
/** In place of the tax number of a consumer, and of the name of many. */
const NONE = 'BRAK';

/** The columns of the schema for net and VAT at each rate, in its order. */
const COLUMNS: readonly [rate: VatRate, net: string, vat: string][] = [
  [8, 'K_17', 'K_18'],
  [23, 'K_19', 'K_20'],
];

/** The amounts of one rate, as decimal strings. */
interface Sum {
  rate: VatRate;
  net: string;
  vat: string;
}

/** A row of the record of sales. */
interface Sale {
  taxNumber: string | null;
  buyerName: string;
  number: string;
  issuedOn: string;
  taxedOn: string;
  mark: { ksefNumber: string } | Mark;
  /** Whether it is no invoice but an internal document. */
  isInternal: boolean;
  sums: readonly Sum[];
}

/**
 * The record of sales of a tax period ("2026-11") by the ministry's schema JPK_V7M(3), in UTF-8: each invoice of the
 * register, then a row for each day with sales that have no invoice. Without purchases and without the declaration,
 * which an accountant adds. The goods of the shop are in none of the groups GTU, and it has none of the procedures that
 * the schema marks. Throws CONFLICT where a setting is missing or an invoice is still on its way to KSeF.
 */
export async function* jpkV7m(context: Context, month: string): AsyncGenerator<string> {
  if (month < FIRST_MONTH)
    throw wrongField('month', 'JPK_V7M(3) obowiązuje od rozliczenia za luty 2026.');
  let text = openingOf(context.services.env, month);
  let days: Awaited<ReturnType<typeof salesWithoutInvoice>> = [];
  let rows = 0;
  let vat: Grosze = 0;
  const write = (sale: Sale): string => {
    rows += 1;
    vat += sale.sums.reduce((sum, amounts) => sum + parseAmount(amounts.vat), 0);
    return saleRow(rows, sale);
  };
  const invoices = context.services.listExports.read<RegisterRow>(context, {
    // All is read from one snapshot, so that each sale is either an invoice or in the row of its day.
    async ids(em) {
      await expectMarks(em, month);
      days = await salesWithoutInvoice(em, daysOf(month));
      return registerIds(em, month, 'tax').execute();
    },
    load: registerRows,
  });
  for await (const batch of invoices) {
    yield text + batch.map((row) => write(saleOf(row))).join('');
    text = '';
  }
  yield text + days.map((day) => write(saleOfDay(day))).join('') + closingOf(rows, vat);
}

/** Throws CONFLICT where an invoice of the month has neither a KSeF number nor a mark yet. */
async function expectMarks(em: EntityManager, month: string): Promise<void> {
  const [$gte, $lte] = daysOf(month);
  const [waiting] = await em.find(
    InvoiceDelivery,
    { state: { $in: ['issued', 'sent'] }, isOffline: false, invoice: { taxedOn: { $gte, $lte } } },
    { populate: ['invoice'], orderBy: { id: 'asc' }, limit: 1 },
  );
  if (!waiting) return;
  const { number } = waiting.invoice.getEntity();
  throw new AppError(
    'CONFLICT',
    `Faktura ${number} nie ma jeszcze numeru KSeF, a\u00a0JPK musi go zawierać. Pobierz plik, gdy KSeF przyjmie tę fakturę.`,
  );
}

/** The file up to its first row. Throws CONFLICT where a setting of the taxpayer is missing. */
function openingOf(env: Env, month: string): string {
  const needed = ['COMPANY_NIP', 'COMPANY_NAME', 'COMPANY_EMAIL', 'TAX_OFFICE'] as const;
  const missing = needed.filter((name) => env[name] === undefined);
  if (missing.length > 0) {
    const labels = missing.map((name) => `„${SETTINGS[name].label}”`).join(', ');
    throw new AppError('CONFLICT', `Najpierw uzupełnij w\u00a0Ustawieniach: ${labels}.`);
  }
  const [year = '', number = ''] = month.split('-');
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<JPK xmlns="${NAMESPACE}" xmlns:etd="${TYPES}">\n` +
    '<Naglowek><KodFormularza kodSystemowy="JPK_V7M (3)" wersjaSchemy="1-0E">JPK_VAT</KodFormularza>' +
    element('WariantFormularza', '3') +
    element('DataWytworzeniaJPK', `${new Date().toISOString().slice(0, 19)}Z`) +
    element('NazwaSystemu', 'Cieniomat') +
    '<CelZlozenia poz="P_7">1</CelZlozenia>' +
    element('KodUrzedu', env.TAX_OFFICE) +
    element('Rok', year) +
    element('Miesiac', String(Number(number))) +
    `</Naglowek>\n<Podmiot1 rola="Podatnik">${taxpayerOf(env)}</Podmiot1>\n<Ewidencja>\n`
  );
}

const taxpayerOf = (env: Env): string =>
  env.OWNER_BIRTH_DAY === undefined
    ? `<OsobaNiefizyczna>${element('NIP', env.COMPANY_NIP)}${element('PelnaNazwa', env.COMPANY_NAME)}` +
      `${element('Email', env.COMPANY_EMAIL)}</OsobaNiefizyczna>`
    : `<OsobaFizyczna>${element('etd:NIP', env.COMPANY_NIP)}` +
      element('etd:ImiePierwsze', env.OWNER_FIRST_NAME) +
      element('etd:Nazwisko', env.OWNER_LAST_NAME) +
      element('etd:DataUrodzenia', env.OWNER_BIRTH_DAY) +
      `${element('Email', env.COMPANY_EMAIL)}</OsobaFizyczna>`;

/** The file after its last row: the check sums, those of purchases empty. */
const closingOf = (rows: number, vat: Grosze): string =>
  `<SprzedazCtrl>${element('LiczbaWierszySprzedazy', String(rows))}` +
  `${element('PodatekNalezny', formatAmount(vat))}</SprzedazCtrl>\n` +
  `<ZakupCtrl>${element('LiczbaWierszyZakupow', '0')}${element('PodatekNaliczony', '0.00')}</ZakupCtrl>\n` +
  '</Ewidencja>\n</JPK>\n';

function saleOf(row: RegisterRow): Sale {
  const mark = markOf(row);
  if (mark === null) throw new Error(`${row.number} has no mark in the tax register`);
  return {
    taxNumber: row.buyerTaxNumber,
    buyerName: row.buyerName,
    number: row.number,
    issuedOn: row.issuedOn,
    taxedOn: row.taxedOn,
    mark,
    isInternal: false,
    sums: row.sums,
  };
}

const saleOfDay = ({ day, sums }: { day: string; sums: readonly RateSum[] }): Sale => ({
  taxNumber: null,
  buyerName: NONE,
  number: `WEW/${day}`,
  issuedOn: day,
  taxedOn: day,
  mark: 'DI',
  isInternal: true,
  sums: sums.map(({ rate, net, vat }) => ({
    rate,
    net: formatAmount(net),
    vat: formatAmount(vat),
  })),
});

function saleRow(line: number, sale: Sale): string {
  const { taxNumber, issuedOn, taxedOn, mark, sums } = sale;
  const [, country, foreignNumber] = /^([A-Z]{2})(.+)$/.exec(taxNumber ?? '') ?? [];
  const amounts = COLUMNS.map(([rate, net, vat]) => {
    const sum = sums.find((each) => each.rate === rate);
    return sum ? element(net, sum.net) + element(vat, sum.vat) : '';
  });
  return (
    `<SprzedazWiersz>${element('LpSprzedazy', String(line))}` +
    element('KodKrajuNadaniaTIN', country ?? (taxNumber ? 'PL' : undefined)) +
    element('NrKontrahenta', foreignNumber ?? taxNumber ?? NONE) +
    element('NazwaKontrahenta', sale.buyerName) +
    element('DowodSprzedazy', sale.number) +
    element('DataWystawienia', issuedOn) +
    element('DataSprzedazy', taxedOn === issuedOn ? undefined : taxedOn) +
    (typeof mark === 'string' ? element(mark, '1') : element('NrKSeF', mark.ksefNumber)) +
    element('TypDokumentu', sale.isInternal ? 'WEW' : undefined) +
    `${amounts.join('')}</SprzedazWiersz>\n`
  );
}

/** An element of one text; nothing where there is none. */
const element = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${escapeXml(token(text))}</${name}>`;
