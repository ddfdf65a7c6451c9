import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PRODUCT_NOUNS } from '../../products/use-product-actions';
import { BulkBar } from './bulk-bar';

const bar = (count: number) => (
  <BulkBar count={count} nouns={PRODUCT_NOUNS} limit={2} onClear={() => undefined}>
    <button>Usuń</button>
  </BulkBar>
);

test('the bar tells its limit before an action, and offers none for more rows', () => {
  const { unmount } = render(bar(2));
  expect(screen.getByText('Naraz najwyżej 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Usuń' })).toBeVisible();
  unmount();
  render(bar(3));
  expect(screen.getByText('Naraz najwyżej 2: odznacz pozostałe')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Usuń' })).toBeNull();
});
