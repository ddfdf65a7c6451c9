import { typeset } from '#engine/locale/typeset';
import { categoryLabel } from '../../../goods/categories';
import { Link } from '../../../ui/button/link';
import { Picture } from '../../../ui/image/picture';
import { Price } from '../../../goods/price';
import { Section } from '../../../ui/layout/section';
import { CARD_RATIO } from '../../../goods/card/picture-ratio';
import type { OtherSolutionFragment } from './other-solutions.generated';
import styles from './other-solutions.module.css';

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
