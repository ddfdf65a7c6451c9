import { expect, test } from '@jest/globals';
import { creditCost, creditExample, creditOffer, creditSentence } from './credit.js';

const LENDER = 'Bank Próbny';

test.each([
  // The example of directive 2011/90/EU without other costs: (1 + 0.09 / 12) ^ 12 - 1 is 9.38 %.
  [600_000, 24, 9, 27_410, 27_434, 9.38],
  [489_000, 12, 9.9, 42_968, 42_969, 10.36],
  [489_000, 10, 0, 48_900, 48_900, 0],
  [100, 3, 0, 33, 34, 0],
])(
  '%i gr in %i instalments at %d%% are instalments of %i, the last of %i, at an APR of %d',
  (price, months, yearlyRate, instalment, lastInstalment, apr) => {
    const cost = creditCost(price, { months, yearlyRate });
    const total = instalment * (months - 1) + lastInstalment;
    expect(cost).toEqual({ instalment, lastInstalment, total, apr });
  },
);

test('an offer names the APR and what the law asks for beside it', () => {
  const terms = { months: 12, yearlyRate: 9.9, lender: LENDER };
  expect(creditOffer(489_000, terms)).toBe('Raty: 12 × 429,68\u00a0zł, RRSO 10,36%');
  expect(creditExample(489_000, terms).replaceAll('\u00a0', ' ')).toBe(
    'Przykład reprezentatywny: całkowita kwota kredytu 4 890 zł, czas obowiązywania umowy 12 mies., ' +
      'stałe oprocentowanie 9,9% w skali roku, rata miesięczna 429,68 zł, ostatnia 429,69 zł, ' +
      'całkowity koszt kredytu 266,17 zł, całkowita kwota do zapłaty 5 156,17 zł, RRSO 10,36%. ' +
      'Kredytu udziela Bank Próbny.',
  );
});

test('only instalments without interest are called 0%', () => {
  const free = { months: 10, yearlyRate: 0, lender: LENDER };
  expect(creditOffer(489_000, free)).toBe('Raty 0%: 10 × 489\u00a0zł');
  expect(creditSentence(free)).toContain('bez odsetek i\u00a0opłat (raty 0%)');
  expect(creditSentence({ ...free, yearlyRate: 0.5 })).not.toContain('raty 0%');
  expect(creditSentence(null)).toBe('');
});
