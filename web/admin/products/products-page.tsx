import { Button } from 'antd';
import { useState } from 'react';
import { pluralCount } from '../../lib/text/grammar';
import { BulkBar } from '../kit/list/bulk-bar';
import { useSelection, useOpened, readId } from '../kit/list/rows';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { ProductDialog } from './form/product-dialog';
import { ProductDialogs, type ListDialog } from './product-dialogs';
import { ProductsPageDocument, type ProductRowFragment } from './products-page.generated';
import { ProductsTable, productsList } from './products-table';
import { useProductActions, PRODUCT_NOUNS } from './use-product-actions';

/** The value of the URL parameter `product` while a new product is added. */
const NEW = 'nowy';

/** The list of products; filters, sort order, page and the opened product are kept in the URL. */
export function ProductsPage() {
  const { view, variables, change } = useListView(productsList);
  const [opened, open] = useOpened('product');
  const [dialog, setDialog] = useState<ListDialog | null>(null);
  const selection = useSelection<ProductRowFragment>(variables.filter);
  const actions = useProductActions(open, selection.clear);
  const { data, loading, error, refetch } = useStaffQuery(ProductsPageDocument, variables);
  const total = data?.adminProducts.totalCount ?? 0;
  const remark = data && pluralCount(total, PRODUCT_NOUNS);
  return (
    <AdminPage title="Produkty" remark={remark}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <ProductsTable
        products={data?.adminProducts.items}
        total={total}
        loading={loading}
        view={view}
        onChange={change}
        filter={variables.filter}
        selection={selection}
        actions={actions.ofRow}
        onAdd={() => open(NEW)}
        onDialog={setDialog}
      />
      <SelectedProductsBar
        selection={selection}
        isArchive={view.state === 'archived'}
        actions={actions}
        onPrices={() => setDialog('prices')}
      />
      <OpenedProduct opened={opened} onClose={() => open(null)} />
      <ProductDialogs
        dialog={dialog}
        selected={selection.rows}
        filter={variables.filter}
        onClose={() => setDialog(null)}
      />
    </AdminPage>
  );
}

function OpenedProduct({ opened, onClose }: { opened: string | null; onClose: () => void }) {
  if (opened === NEW) return <ProductDialog id={null} onClose={onClose} />;
  const id = readId(opened);
  return id !== null ? <ProductDialog id={id} onClose={onClose} /> : null;
}

/** As many products as one request of staff takes. */
const MAX_PRODUCTS = 500;

interface SelectedProductsBarProps {
  selection: { rows: readonly ProductRowFragment[]; clear: () => void };
  /** Whether the list shows archived products only. */
  isArchive: boolean;
  actions: ReturnType<typeof useProductActions>;
  onPrices: () => void;
}

function SelectedProductsBar(props: SelectedProductsBarProps) {
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
