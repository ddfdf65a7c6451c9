import { expect, test } from '@jest/globals';
import { planOf } from './instalment-plan.js';
import { dueText } from './payment-terms.js';

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
