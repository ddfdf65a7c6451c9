import { Button } from 'antd';

import { ExportButton } from '../kit/list/export-button';
import { SavedViews } from '../kit/saved-views/saved-views';
import type { ListDialog } from './product-dialogs';

interface ProductToolsProps {
  filter: object;
  sort: string;
  isEmpty: boolean;
  onAdd: () => void;
  onDialog: (dialog: ListDialog) => void;
}

/** The buttons beside the search of the list. */
export function ProductTools({ filter, sort, isEmpty, onAdd, onDialog }: ProductToolsProps) {
  return (
    <>
      <Button type="primary" onClick={onAdd}>
        Dodaj produkt
      </Button>
      <SavedViews list="products" open={['product']} />
      <Button disabled={isEmpty} onClick={() => onDialog('list-prices')}>
        Ceny całej listy
      </Button>
      <Button onClick={() => onDialog('import')}>Import CSV</Button>
      <ExportButton path="/api/admin/products.csv" filter={filter} sort={sort} />
    </>
  );
}
