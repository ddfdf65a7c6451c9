import { expect, test } from '@jest/globals';
import { planOf } from './instalment-plan.js';
import { dueText, paymentSteps } from './payment-terms.js';

const DEPOSIT = 'w\u00a0ciągu 7\u00a0dni od potwierdzenia zamówienia';
const REST = 'w\u00a0ciągu 1\u00a0dnia od wysyłki, przed montażem';

test.each([
  [0, 7, 1, [['whole', REST]]],
  [
    30,
    7,
    1,
    [
      ['deposit', DEPOSIT],
      ['rest', REST],
    ],
  ],
  [100, 7, 1, [['whole', DEPOSIT]]],
  [100, 0, 1, [['whole', 'w\u00a0dniu potwierdzenia zamówienia']]],
  [0, 7, 0, [['whole', 'w\u00a0dniu wysyłki, przed montażem']]],
  [0, 7, 365, [['whole', 'w\u00a0ciągu 365\u00a0dni od wysyłki, przed montażem']]],
])(
  'with a deposit of %i%% in %i days, and the rest in %i, the parts are due %j',
  (depositPercent, depositDays, restDays, due) => {
    const terms = { depositPercent, depositDays, restDays };
    const parts = planOf(100_00, depositPercent);
    expect(parts.map(({ kind }) => [kind, dueText(kind, terms)])).toEqual(due);
  },
);

test.each([
  [
    30,
    [
      ['Dziś', '0 zł'],
      ['Zaliczka 30%', '1 467 zł'],
      ['Pozostała kwota', '3 423 zł'],
    ],
  ],
  [
    0,
    [
      ['Dziś', '0 zł'],
      ['Całość', '4 890 zł'],
    ],
  ],
  [
    100,
    [
      ['Dziś', '0 zł'],
      ['Całość', '4 890 zł'],
    ],
  ],
])('a buyer pays 4 890 zł with a deposit of %i%% in the steps %j', (depositPercent, steps) => {
  const shown = paymentSteps(489_000, { depositPercent, depositDays: 7, restDays: 1 });
  expect(shown.map(({ label, amount }) => [label, amount.replaceAll('\u00a0', ' ')])).toEqual(
    steps,
  );
});
