import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { Section } from '../../../ui/layout/section';
import {
  type ProductBenefitsFragment,
  ProductBenefitsFragmentDoc,
} from './product-benefits.generated';
import styles from './product-benefits.module.css';

/** What the product does for its owner, in words. */
export function ProductBenefits(props: { product: FragmentType<ProductBenefitsFragment> }) {
  const { data } = useSuspenseFragment({
    fragment: ProductBenefitsFragmentDoc,
    from: props.product,
  });
  return (
    <Section tone="shade" size="m" aria-label="Zalety">
      <ul className={styles.benefits}>
        {data.benefits.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
