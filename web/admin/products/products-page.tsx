import { useQuery } from '@apollo/client/react';
import { App, Button } from 'antd';
import { useState } from 'react';

import { formatNumber } from '../../lib/text/format-number';
import { plural } from '../../lib/text/plural';
import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { BulkBar } from '../kit/list/bulk-bar';
import { ExportButton } from '../kit/list/export-button';
import { ImportDialog } from '../kit/import/import-dialog';
import { SavedViews } from '../kit/list/saved-views';
import { useListView } from '../kit/list/use-list-view';
import { useOpened } from '../kit/list/use-opened';
import { useSelection } from '../kit/list/use-selection';
import { PriceDialog } from './prices/price-dialog';
import { ProductDialog } from './form/product-dialog';
import { productsList } from './products-list';
import { ProductsPageDocument, type ProductRowFragment } from './products-page.generated';
import { ProductsTable } from './products-table';
import { useProductActions } from './use-product-actions';

const NEW = 'nowy';
const NOUNS = ['produkt', 'produkty', 'produktów'] as const;

/** The catalogue as staff keep it: filter, sort and page live in the address, as does the product that is open. */
export function ProductsPage() {
  const { view, variables, defaultSort: _, change } = useListView(productsList);
  const [opened, open] = useOpened('product');
  const [dialog, setDialog] = useState<'prices' | 'list-prices' | 'import' | null>(null);
  const selection = useSelection<ProductRowFragment>(variables.filter);
  const actions = useProductActions();
  const mayArchive = useArchiveQuestion();
  const { data, previousData, loading, error, refetch } = useQuery(ProductsPageDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const total = shown?.adminProducts.totalCount ?? 0;
  const ids = selection.rows.map(({ id }) => id);
  const productId = Number(opened);

  const archive = async (chosen: number[]) => {
    if ((await mayArchive(chosen.length)) && (await actions.archive(chosen))) selection.clear();
  };
  const duplicate = async (id: number) => {
    const copy = await actions.duplicate(id);
    if (copy) open(String(copy));
  };

  return (
    <AdminPage title="Produkty" remark={shown && `${formatNumber(total)} ${plural(total, NOUNS)}`}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <ProductsTable
        products={shown?.adminProducts.items}
        total={total}
        loading={loading && !data}
        view={view}
        onChange={change}
        selection={selection}
        actions={{
          edit: ({ id }) => open(String(id)),
          duplicate: ({ id }) => void duplicate(id),
          archive: ({ id }) => void archive([id]),
          restore: ({ id }) => void actions.restore([id]),
        }}
        tools={
          <>
            <Button type="primary" onClick={() => open(NEW)}>
              Dodaj produkt
            </Button>
            <SavedViews list="products" open={['product']} />
            <Button disabled={total === 0} onClick={() => setDialog('list-prices')}>
              Ceny całej listy
            </Button>
            <Button onClick={() => setDialog('import')}>Import CSV</Button>
            <ExportButton
              path="/api/admin/products.csv"
              filter={variables.filter}
              sort={variables.sort}
            />
          </>
        }
      />
      <BulkBar count={ids.length} nouns={NOUNS} onClear={selection.clear}>
        <Button onClick={() => setDialog('prices')}>Zmień ceny</Button>
        <Button onClick={() => void actions.feature(ids, true)}>Dodaj do bestsellerów</Button>
        <Button onClick={() => void actions.feature(ids, false)}>Usuń z bestsellerów</Button>
        {view.state === 'archived' ? (
          <Button onClick={() => void actions.restore(ids)}>Przywróć</Button>
        ) : (
          <Button danger onClick={() => void archive(ids)}>
            Usuń
          </Button>
        )}
      </BulkBar>
      {opened === NEW && <ProductDialog id={null} onClose={() => open(null)} />}
      {productId > 0 && <ProductDialog id={productId} onClose={() => open(null)} />}
      {dialog === 'prices' && (
        <PriceDialog
          title="Zmiana cen zaznaczonych produktów"
          selection={{ productIds: ids }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'list-prices' && (
        <PriceDialog
          title="Zmiana cen wszystkich produktów z listy"
          selection={{ filter: variables.filter }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'import' && (
        <ImportDialog
          title="Import produktów"
          path="/api/admin/products/import"
          noun="Produkt"
          done={'Produkty z\u00a0pliku zostały zapisane'}
          refetch={[ProductsPageDocument]}
          onClose={() => setDialog(null)}
        >
          Plik CSV z&nbsp;kolumnami takimi jak w&nbsp;eksporcie. Wiersz z&nbsp;numerem zmienia
          produkt, bez numeru dodaje nowy.
        </ImportDialog>
      )}
    </AdminPage>
  );
}

/** Asks whether products shall leave the shop. */
function useArchiveQuestion(): (count: number) => Promise<boolean> {
  const { modal } = App.useApp();
  return async (count) =>
    modal.confirm({
      title:
        count === 1
          ? 'Czy na pewno chcesz usunąć ten produkt?'
          : `Czy na pewno chcesz usunąć ${count} ${plural(count, NOUNS)}?`,
      content:
        'Zniknie ze sklepu, a zamówienia i zapisane konfiguracje pozostaną. Z archiwum można przywrócić.',
      okText: 'Usuń',
      okButtonProps: { danger: true },
      cancelText: 'Anuluj',
      focusable: { autoFocusButton: 'cancel' },
    });
}
