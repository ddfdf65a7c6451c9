import { TEXT_LIMITS, accountOf, tidy } from './statement.js';

/** The content of the field :86: of an operation. */
interface Details {
  partyName: string;
  partyAccount: string;
  title: string;
}

/**
 * A code of three digits, then the sign that the bank puts before each subfield: "~" in "020~00", "?" in "166?00", "<"
 * in "944<00".
 */
const STRUCTURED = /^\d{3}([^\p{L}\p{N}\s])(?=\d\d)/u;
const SUBFIELD = '(00|10|2\\d|3[0-8]|6[0-3])';
/**
 * PKO BP fills empty subfields with the byte FF, which, depending on the encoding, is decoded as one of these
 * characters.
 */
const FILLER = /[ÿ˙]/g;
/** The widths, in characters, at which banks cut titles, names, and lines without subfields. */
const TITLE_WIDTH = 27;
const NAME_WIDTH = 35;
/** PKO BP, BNP Paribas and BPH cut the names in 32 and 33 like titles. */
const SHORT_NAME_WIDTH = 27;
const LINE_WIDTH = 65;
/** Shorter numbers identify a branch of a bank, not an account. */
const POLISH_ACCOUNT = /^\d{26}$/;
const ACCOUNT = /^(?:[A-Z]{2})?\d{15,32}$/;

/** The labels of mBank: "770 PRZELEW; Z RACH.: 58…; OD: JAN; TYT.: FV 1; TNR: 1". */
const LABEL = /(?:^|;)\s*(z rach\.|na rach\.|od|dla|tyt\.|data stempla|id iph|tnr)\s*:\s*/i;

/**
 * Reads the lines of a field :86: in the dialects of Polish banks; where the dialect is unknown, the whole text is the
 * title.
 */
export function readDetails(lines: readonly string[]): Details {
  const text = lines.join('').trimEnd();
  const sign = STRUCTURED.exec(text)?.[1];
  if (sign) return fromSubfields(subfieldsOf(text, sign));
  const parts = joinLines(lines, LINE_WIDTH)
    .replace(/^\d{3}[ -]/, '')
    .split(LABEL);
  return parts.length > 1 ? fromLabels(parts) : details({ title: parts[0] });
}

function subfieldsOf(text: string, sign: string): ReadonlyMap<number, string> {
  const [, ...parts] = text.replace(FILLER, '').split(new RegExp(`\\${sign}${SUBFIELD}`));
  const fields = new Map<number, string>();
  for (let index = 0; index + 1 < parts.length; index += 2)
    fields.set(Number(parts[index]), parts[index + 1] ?? '');
  return fields;
}

function fromSubfields(fields: ReadonlyMap<number, string>): Details {
  const some = (from: number, to: number) =>
    [...fields].flatMap(([code, value]) => (code >= from && code <= to ? [value] : []));
  const account = (code: number) => accountOf(fields.get(code) ?? '');
  const last = ACCOUNT.test(account(29)) ? 28 : 29;
  // MultiCash of BPH repeats account and name in 26 to 29, cut at another width.
  const isMultiCash = POLISH_ACCOUNT.test((fields.get(26) ?? '').trim());
  // Some banks write the name into subfields 32 and 33; others have no 32 and write it into 27 to 29, of which 29 may
  // hold an account instead.
  const hasName = (fields.get(32) ?? '').trim() !== '';
  const names = some(32, 33);
  const isLong = names.some((name) => name.length > SHORT_NAME_WIDTH);
  return details({
    partyName: hasName
      ? joinLines(names, isLong ? NAME_WIDTH : SHORT_NAME_WIDTH)
      : joinLines(some(27, last), NAME_WIDTH),
    partyAccount: [38, ...(isMultiCash ? [26] : []), 31, 29]
      .map(account)
      .find((each) => ACCOUNT.test(each)),
    title: joinLines(some(20, isMultiCash ? 25 : hasName ? last : 26), TITLE_WIDTH),
  });
}

function fromLabels([, ...parts]: readonly string[]): Details {
  const values = new Map<string, string>();
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const label = (parts[index] ?? '').toLowerCase();
    if (!values.has(label)) values.set(label, parts[index + 1] ?? '');
  }
  return details({
    partyName: values.get('od') ?? values.get('dla'),
    partyAccount: accountOf(values.get('z rach.') ?? values.get('na rach.') ?? ''),
    title: values.get('tyt.'),
  });
}

/**
 * Joins lines that a bank has cut at this width in characters: a full line ends within a word, after a shorter one a
 * space was dropped.
 */
function joinLines(lines: readonly string[], width: number): string {
  return lines.reduce(
    (text, line, index) =>
      text + ((lines[index - 1] ?? '').length < width && index > 0 ? ' ' : '') + line,
    '',
  );
}

const details = ({ partyName = '', partyAccount = '', title = '' }: Partial<Details>): Details => ({
  partyName: tidy(partyName, TEXT_LIMITS.partyName),
  partyAccount,
  title: tidy(title, TEXT_LIMITS.title),
});
