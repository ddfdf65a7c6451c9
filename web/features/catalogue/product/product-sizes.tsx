import type { ReactNode } from 'react';

import { Section } from '../../../ui/layout/section';
import styles from './product-sizes.module.css';

/** The section about the product in several sizes, each drawn on a house and with its price. */
export function ProductSizes({ children }: { children: ReactNode }) {
  return (
    <Section size="m" aria-labelledby="rozmiary">
      <div className={styles.sizes}>
        <h2 id="rozmiary">Ile kosztuje w&nbsp;różnych rozmiarach</h2>
        {children}
      </div>
    </Section>
  );
}
