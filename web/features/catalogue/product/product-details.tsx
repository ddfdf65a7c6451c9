import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { MADE_TO_MEASURE } from '#engine/goods/price/receipt';
import { Picture } from '../../../ui/image/picture';
import { Section } from '../../../ui/layout/section';
import {
  type ProductDetailsFragment,
  type ProductBenefitsFragment,
  ProductBenefitsFragmentDoc,
} from './product-details.generated';
import styles from './product-details.module.css';

interface ProductDetailsProps {
  product: ProductDetailsFragment;
  children: ReactNode;
}

/** The side view to scale and, if there is one, a picture of the profile, beside the description. */
export function ProductDetails({ product, children }: ProductDetailsProps) {
  const { id, name, profile } = product;
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
          {profile && (
            <figure className={styles.profile}>
              <Picture
                picture={profile.picture}
                sizes="(width < 56.25rem) 100vw, 560px"
                ratio="4 / 3"
              />
              <figcaption>{profile.caption}</figcaption>
            </figure>
          )}
        </div>
        <div className={styles.text}>
          {children}
          <p className={styles.terms}>{MADE_TO_MEASURE}</p>
        </div>
      </div>
    </Section>
  );
}

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
