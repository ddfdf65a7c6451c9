import { useState } from 'react';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { useLoaded } from '../../../ui/overlay/use-loaded';
import type { ConfiguratorProductFragment } from '../configurator-page.generated';
import styles from './product-field.module.css';

const loadPicker = () => import('./product-picker').then((module) => module.ProductPicker);

/** The chosen product and, if there are others, a button to change it; the heading above is the visible label. */
export function ProductField({
  product,
  hasOthers,
  onChange,
}: {
  product: ConfiguratorProductFragment;
  /** Whether the family has other products. */
  hasOthers: boolean;
  onChange: (product: ConfiguratorProductFragment) => void;
}) {
  return (
    <fieldset className={styles.field} aria-label="Produkt">
      <p className={styles.name}>{product.name}</p>
      {hasOthers && (
        <ChooseProduct
          category={product.category}
          current={product.id}
          label="Zmień produkt"
          onChoose={onChange}
        />
      )}
    </fieldset>
  );
}

/** A button that opens the list of the family's products. */
export function ChooseProduct({
  category,
  current,
  label,
  onChoose,
}: {
  category: ConfiguratorProductFragment['category'];
  /** The id of the product that is chosen now, if any. */
  current?: number;
  label: string;
  onChoose: (product: ConfiguratorProductFragment) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [ProductPicker, wantPicker] = useLoaded(loadPicker, () => setOpen(false));
  const open = (): void => {
    wantPicker();
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Wybierz produkt">
        {ProductPicker && (
          <ProductPicker
            category={category}
            current={current}
            onChoose={(product) => {
              setOpen(false);
              onChoose(product);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
