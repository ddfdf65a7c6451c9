import { afterEach, expect, jest, test } from '@jest/globals';
import { forget, recall, remember } from './tab-storage';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a value that no longer fits into the storage replaces the stored one', () => {
  remember('draft', 'Anna');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  remember('draft', 'Anna Nowak');
  expect(recall('draft')).toBe('Anna Nowak');

  jest.restoreAllMocks();
  remember('draft', 'Anna');
  expect(recall('draft')).toBe('Anna');
  forget('draft');
  expect(recall('draft')).toBeNull();
});
