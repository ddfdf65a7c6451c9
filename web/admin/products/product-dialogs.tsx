import { ImportDialog } from '../kit/import/import-dialog';
import { AccessoryCategoriesDialog } from './accessory-categories-dialog';
import type { PricedSelection } from './prices/price-change-preview';
import { PriceDialog } from './prices/price-dialog';
import { ProductsPageDocument } from './products-page.generated';

/** The dialog that is open over the list, besides the product form. */
export type ListDialog = 'prices' | 'list-prices' | 'import' | 'accessory-categories';

interface ProductDialogsProps {
  dialog: ListDialog | null;
  selected: readonly { id: number }[];
  /** The filter of the list, for a price change of all its products. */
  filter: PricedSelection['filter'];
  onClose: () => void;
}

export function ProductDialogs({ dialog, selected, filter, onClose }: ProductDialogsProps) {
  switch (dialog) {
    case 'prices':
      return (
        <PriceDialog
          title="Zmiana cen zaznaczonych produktów"
          selection={{ productIds: selected.map(({ id }) => id) }}
          onClose={onClose}
        />
      );
    case 'list-prices':
      return (
        <PriceDialog
          title="Zmiana cen wszystkich produktów z listy"
          selection={{ filter }}
          onClose={onClose}
        />
      );
    case 'import':
      return <ProductImport onClose={onClose} />;
    case 'accessory-categories':
      return <AccessoryCategoriesDialog onClose={onClose} />;
    default:
      return null;
  }
}

function ProductImport({ onClose }: { onClose: () => void }) {
  return (
    <ImportDialog
      title="Import produktów"
      path="/api/admin/products/import"
      noun="Produkt"
      done={'Produkty z\u00a0pliku zostały zapisane'}
      refetch={[ProductsPageDocument]}
      onClose={onClose}
    >
      Plik CSV z&nbsp;kolumnami takimi jak w&nbsp;eksporcie. Wiersz z&nbsp;numerem zmienia produkt,
      bez numeru dodaje nowy.
    </ImportDialog>
  );
}
