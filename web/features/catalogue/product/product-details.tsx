import type { ReactNode } from 'react';

import { MADE_TO_MEASURE } from '../../../../engine/price/receipt.js';
import { Section } from '../../../ui/layout/section';
import styles from './product-details.module.css';

interface ProductDetailsProps {
  id: number;
  name: string;
  children: ReactNode;
}

/** The product from the side, drawn by its model, beside what is told of it. */
export function ProductDetails({ id, name, children }: ProductDetailsProps) {
  return (
    <Section size="m" aria-labelledby="szczegoly">
      <div className={styles.details}>
        <div className={styles.side}>
          <h2 id="szczegoly">Jak to jest zbudowane</h2>
          <img
            className={styles.drawing}
            src={`/rysunki/produkt/${id}-przekroj.svg`}
            alt={`${name}: widok z\u00a0boku w\u00a0skali`}
            width={1200}
            height={900}
            loading="lazy"
          />
        </div>
        <div className={styles.text}>
          {children}
          <p className={styles.terms}>{MADE_TO_MEASURE}</p>
        </div>
      </div>
    </Section>
  );
}
