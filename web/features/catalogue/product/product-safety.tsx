import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { typeset } from '#engine/locale/typeset';
import { CARD_RATIO } from '../../../goods/card/picture-ratio';
import { categoryLabel } from '../../../goods/categories';
import { Price } from '../../../goods/price';
import { Link } from '../../../ui/button/link';
import { Picture } from '../../../ui/image/picture';
import { Section } from '../../../ui/layout/section';
import {
  type ManufacturerFragment,
  ManufacturerFragmentDoc,
  type ProductSafetyFragment,
  ProductSafetyFragmentDoc,
  type OtherSolutionFragment,
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

/** Products of other families for the place that the family usually shades, each with its price at a usual size. */
export function OtherSolutions({ solutions }: { solutions: readonly OtherSolutionFragment[] }) {
  if (solutions.length === 0) return null;
  return (
    <div data-screen-only>
      <Section tone="sand" size="m" aria-labelledby="inne-rozwiazania">
        <div className={styles.section}>
          <h2 id="inne-rozwiazania">Zobacz też inne rozwiązania</h2>
          <ul className={styles.list}>
            {solutions.map(({ category, product, sizeLabel, calculatedPrice }) => (
              <li key={category}>
                <Link to={`/produkt/${product.id}`} className={styles.solution}>
                  <Picture
                    picture={product.picture}
                    alt=""
                    ratio={CARD_RATIO}
                    sizes="(width < 40rem) 40vw, 384px"
                  />
                  <span className={styles.family}>{categoryLabel(category)}</span>
                  <span className={styles.name}>{typeset(product.name)}</span>
                  <span>
                    <span>{sizeLabel}</span>: <Price amount={calculatedPrice} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </div>
  );
}
