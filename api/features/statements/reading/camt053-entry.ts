import { type Grosze, parseAmount } from '#engine/goods/price/money';
import { isDay } from '#engine/locale/day';
import {
  type StatementRow,
  TEXT_LIMITS,
  accountOf,
  refused,
  tidy,
  MAX_ROWS,
  tooManyRows,
} from './statement.js';
import { type XmlElement, all, textAt } from './xml-element.js';

interface Money {
  amount: Grosze;
  currency: string;
}

/** The format allows five decimal places; after the second only zeros are accepted. */
const AMOUNT = /^(\d{1,12}(?:\.\d{1,2})?)0{0,3}$/;
const CURRENCY = /^[A-Z]{3}$/;
const NO_REFERENCE = /^(?:NONREF|NOTPROVIDED|NONE)$/i;
const NAME_PATHS = ['Pty/Nm', 'Nm'];

/**
 * The rows of an `Ntry`: one, or one for each transaction of a batch whose transactions add up to its amount; none
 * where the entry is not booked yet or its amount is 0. `position` is the number of the entry in the file, for error
 * messages. Throws BAD_USER_INPUT for an entry that cannot be read, and for one of more than `MAX_ROWS` transactions.
 */
export function rowsOfEntry(entry: XmlElement, account: string, position: number): StatementRow[] {
  const status = textAt(entry, 'Sts/Cd', 'Sts');
  if (status !== '' && status !== 'BOOK') return [];
  const total = moneyAt(entry, 'Amt');
  const bookedOn = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(
    0,
    10,
  );
  const direction = textAt(entry, 'CdtDbtInd');
  if (!total || !isDay(bookedOn) || !/^(?:CRDT|DBIT)$/.test(direction) || account === '')
    throw refused(
      `Nie da się odczytać wyciągu camt.053: operacja nr\u00a0${position}. Nic nie zostało zapisane.`,
    );
  if (total.amount === 0) return [];
  const common = { account, bookedOn, isCredit: direction === 'CRDT' };
  const parts = all(entry, 'NtryDtls', 'TxDtls');
  if (parts.length > MAX_ROWS) throw tooManyRows();
  const amounts = amountsOf(parts, total);
  if (amounts && parts.length > 1)
    return parts.map((part, index) => ({
      ...common,
      ...(amounts[index] ?? total),
      ...textsOf(entry, part, common.isCredit),
    }));
  const [only = entry] = parts.length > 1 ? [] : parts;
  return [{ ...common, ...total, ...textsOf(entry, only, common.isCredit) }];
}

/**
 * The amounts of a batch's transactions; null where one is missing or in another currency, or they do not add up to
 * `total`.
 */
function amountsOf(parts: readonly XmlElement[], total: Money): Money[] | null {
  const amounts = parts.map(
    (part) => moneyAt(part, 'Amt') ?? moneyAt(part, 'AmtDtls', 'TxAmt', 'Amt'),
  );
  const positive = amounts.filter((money) => money !== null && money.amount > 0) as Money[];
  const sum = positive.reduce((one, { amount }) => one + amount, 0);
  const isWhole = positive.length === parts.length && sum === total.amount;
  return isWhole && positive.every(({ currency }) => currency === total.currency) ? positive : null;
}

/** The amount at a path, with its currency; null where there is none or it cannot be read. */
export function moneyAt(element: XmlElement, ...path: readonly string[]): Money | null {
  const [found] = all(element, ...path);
  const [text = '', currency = ''] = [found?.text.trim(), found?.attributes['Ccy']];
  const [, amount] = AMOUNT.exec(text) ?? [];
  return amount && CURRENCY.test(currency) ? { amount: parseAmount(amount), currency } : null;
}

function textsOf(entry: XmlElement, part: XmlElement, isCredit: boolean) {
  const party = isCredit ? 'Dbtr' : 'Cdtr';
  const written = [
    ...all(part, 'RmtInf', 'Ustrd'),
    ...all(part, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
  ].map(({ text }) => text);
  const title = written.join(' ') || textAt(part, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf');
  const reference =
    textAt(part, 'Refs/AcctSvcrRef') || textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef');
  return {
    partyName: tidy(
      textAt(part, ...NAME_PATHS.map((path) => `RltdPties/${party}/${path}`)),
      TEXT_LIMITS.partyName,
    ),
    partyAccount: accountOf(
      textAt(part, `RltdPties/${party}Acct/Id/IBAN`, `RltdPties/${party}Acct/Id/Othr/Id`),
    ),
    title: tidy(title, TEXT_LIMITS.title),
    bankReference: NO_REFERENCE.test(reference) ? '' : tidy(reference, TEXT_LIMITS.bankReference),
  };
}
