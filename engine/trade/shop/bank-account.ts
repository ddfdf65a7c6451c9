/** In the checksum of an IBAN, A counts as 10, B as 11, and so on. */
const LETTERS_FROM = 10;
const POLISH_IBAN = /^PL\d{26}$/;
const COUNTRY_AND_CHECK = 4;
const GROUP = /.{1,4}/g;

/** The text without spaces and dashes, in upper case; "PL" is put before 26 digits: "61 1090…" is "PL611090…". */
export function readIban(text: string): string {
  const compact = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^\d{26}$/.test(compact) ? `PL${compact}` : compact;
}

/** Whether this is a Polish IBAN whose checksum is right (ISO 13616: the remainder by 97 is 1). */
export function isPolishIban(iban: string): boolean {
  if (!POLISH_IBAN.test(iban)) return false;
  const moved = iban.slice(COUNTRY_AND_CHECK) + iban.slice(0, COUNTRY_AND_CHECK);
  const digits = moved.replaceAll(/[A-Z]/g, (letter) =>
    String((letter.codePointAt(0) ?? 0) - ('A'.codePointAt(0) ?? 0) + LETTERS_FROM),
  );
  return BigInt(digits) % 97n === 1n;
}

/** The 26 digits as Polish banks print them: "61 1090 1014 0000 0712 1981 2874". */
export function formatAccount(iban: string): string {
  const digits = iban.slice(2);
  return [digits.slice(0, 2), ...(digits.slice(2).match(GROUP) ?? [])].join('\u00a0');
}
