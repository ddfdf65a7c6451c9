import { Button } from 'antd';

import { BulkBar } from '../kit/list/bulk-bar';
import { PRODUCT_NOUNS } from './product-nouns';
import type { ProductRowFragment } from './products-page.generated';
import type { useProductActions } from './use-product-actions';

/** As many products as one request of staff takes. */
const MAX_PRODUCTS = 500;

interface SelectedProductsBarProps {
  selection: { rows: readonly ProductRowFragment[]; clear: () => void };
  /** Whether the list shows archived products only. */
  isArchive: boolean;
  actions: ReturnType<typeof useProductActions>;
  onPrices: () => void;
}

export function SelectedProductsBar(props: SelectedProductsBarProps) {
  const { selection, isArchive, actions, onPrices } = props;
  const ids = selection.rows.map(({ id }) => id);
  const inShop = selection.rows.filter(({ archivedAt }) => !archivedAt).map(({ id }) => id);
  return (
    <BulkBar
      count={ids.length}
      nouns={PRODUCT_NOUNS}
      limit={MAX_PRODUCTS}
      onClear={selection.clear}
    >
      <Button onClick={onPrices}>Zmień ceny</Button>
      <Button onClick={() => void actions.feature(ids, true)}>Dodaj do bestsellerów</Button>
      <Button onClick={() => void actions.feature(ids, false)}>Usuń z bestsellerów</Button>
      {isArchive ? (
        <Button onClick={() => void actions.restore(ids)}>Przywróć</Button>
      ) : (
        <Button danger disabled={inShop.length === 0} onClick={() => void actions.archive(inShop)}>
          Usuń
        </Button>
      )}
    </BulkBar>
  );
}
