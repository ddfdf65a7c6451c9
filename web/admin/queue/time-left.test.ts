import { expect, test } from '@jest/globals';
import { timeLeftText, urgencyOf } from './queue-badge';

test.each([
  [1, false, 'została 1\u00a0min', 'soon'],
  [22, false, 'zostały 22\u00a0min', 'soon'],
  [45, false, 'zostało 45\u00a0min', 'soon'],
  [60, false, 'została 1\u00a0h', 'soon'],
  [135, false, 'zostały 2\u00a0h 15\u00a0min', 'calm'],
  [600, false, 'zostało 10\u00a0h', 'calm'],
  [0, false, 'zostało mniej niż 1\u00a0min', 'soon'],
  [0, true, 'po terminie', 'overdue'],
  [-61, true, '1\u00a0h 1\u00a0min po terminie', 'overdue'],
])('%i minutes (overdue: %s) are shown as "%s"', (openMinutesLeft, isOverdue, text, urgency) => {
  expect(timeLeftText({ openMinutesLeft, isOverdue })).toBe(text);
  expect(urgencyOf({ openMinutesLeft, isOverdue })).toBe(urgency);
});
