import { expect, test } from '@jest/globals';
import { randomKey } from './request-keys';

test('a key is another UUID of version 4 each time', () => {
  const keys = Array.from({ length: 1000 }, randomKey);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(1000);
});
