import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import {
  type ProductColorFragment,
  type ProductColorsFragment,
  ProductColorsFragmentDoc,
} from './product-colors.generated';
import styles from './product-colors.module.css';

interface ProductColorsProps {
  product: FragmentType<ProductColorsFragment>;
  /** The shop's whole colour card. */
  colors: readonly ProductColorFragment[];
}

/** The colours a product is made in, to look at; they are chosen in the configurator. */
export function ProductColors({ colors, ...props }: ProductColorsProps) {
  const { data: product } = useSuspenseFragment({
    fragment: ProductColorsFragmentDoc,
    from: props.product,
  });
  const hexOf = new Map(colors.map(({ name, hex }) => [name, hex]));
  const rows: [label: string, names: readonly string[]][] = [
    ['Kolory', product.availableColors],
    ['Kolory konstrukcji', product.availableFrameColors],
  ];
  return (
    <dl className={styles.colors}>
      {rows.map(([label, names]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <ul className={styles.swatches}>
              {names.map((name) => (
                <li key={name}>
                  <span className={styles.swatch} style={{ background: hexOf.get(name) }} />
                  {name}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
