import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { typeset } from '#engine/locale/typeset';
import { Section } from '../../../ui/layout/section';
import {
  type ManufacturerFragment,
  ManufacturerFragmentDoc,
  type ProductSafetyFragment,
  ProductSafetyFragmentDoc,
} from './product-safety.generated';
import styles from './product-safety.module.css';

interface ProductSafetyProps {
  product: FragmentType<ProductSafetyFragment>;
  company: FragmentType<ManufacturerFragment>;
}

/** The manufacturer and the safety warnings: shown without a click, as art. 19 of the GPSR requires. */
export function ProductSafety(props: ProductSafetyProps) {
  const { data: product } = useSuspenseFragment({
    fragment: ProductSafetyFragmentDoc,
    from: props.product,
  });
  const { data: company } = useSuspenseFragment({
    fragment: ManufacturerFragmentDoc,
    from: props.company,
  });
  const { name, postalAddress, email } = company.manufacturer;
  return (
    <Section tone="sand" size="s" aria-labelledby="bezpieczenstwo">
      <div className={styles.safety}>
        <h2 id="bezpieczenstwo">Producent i&nbsp;bezpieczeństwo</h2>
        <dl className={styles.maker}>
          <dt>Producent</dt>
          <dd>{name}</dd>
          {postalAddress && (
            <>
              <dt>Adres pocztowy</dt>
              <dd>{postalAddress}</dd>
            </>
          )}
          {email && (
            <>
              <dt>Adres elektroniczny</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </>
          )}
          <dt>Model</dt>
          <dd>{typeset(product.name)}</dd>
          <dt>Identyfikator produktu</dt>
          <dd>{product.identifier}</dd>
        </dl>
        <div className={styles.notes}>
          <h3>Ostrzeżenia</h3>
          <ul>
            {product.safetyNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
