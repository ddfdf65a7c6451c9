import { expect, test } from '@jest/globals';
import { formatAccount, isPolishIban, readIban } from './bank-account.js';
import { type BankTransfer, codeHasAmount, transferCode } from './bank-transfer.js';

const TRANSFER: BankTransfer = {
  recipient: 'Cieniomat',
  nip: '7261120385',
  iban: 'PL61109010140000071219812874',
  amount: 146_700,
  title: 'Zamówienie nr 17',
};

test.each([
  ['61 1090 1014 0000 0712 1981 2874', true],
  ['PL61 1090 1014 0000 0712 1981 2874', true],
  ['pl61-1090-1014-0000-0712-1981-2874', true],
  ['62 1090 1014 0000 0712 1981 2874', false],
  ['61 1090 1014 0000 0712 1981 287', false],
  ['DE89 3704 0044 0532 0130 00', false],
  ['', false],
])('%s is a Polish account: %s', (text, isOne) => {
  expect(isPolishIban(readIban(text))).toBe(isOne);
});

test('an account is shown in groups of four digits after the checksum', () => {
  expect(formatAccount(TRANSFER.iban)).toBe(
    '61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874',
  );
});

test.each<[string, Partial<BankTransfer>, string]>([
  [
    'carries the amount in six digits',
    {},
    '7261120385|PL|61109010140000071219812874|146700|Cieniomat|Zamówienie nr 17|||',
  ],
  [
    'fills a small amount with zeros',
    { amount: 5 },
    '7261120385|PL|61109010140000071219812874|000005|Cieniomat|Zamówienie nr 17|||',
  ],
  [
    'has zeros for an amount above 9 999,99 zł',
    { amount: 1_000_000 },
    '7261120385|PL|61109010140000071219812874|000000|Cieniomat|Zamówienie nr 17|||',
  ],
  [
    'shortens name and title, and keeps the separator out of them',
    {
      recipient: 'Osłony | Cień sp. z o.o. w Łodzi',
      title: 'Zamówienie nr 17 i jeszcze dużo więcej',
    },
    '7261120385|PL|61109010140000071219812874|146700|Osłony Cień sp. z o.|Zamówienie nr 17 i jeszcze dużo|||',
  ],
])('the code of a transfer %s', (_name, change, code) => {
  expect(transferCode({ ...TRANSFER, ...change })).toBe(code);
});

test('the largest amount of the code is 9 999,99 zł', () => {
  expect([codeHasAmount(999_999), codeHasAmount(1_000_000)]).toEqual([true, false]);
});
