import type { Collection } from '../../../../engine/fabrics/collection.js';
import { isMadeWith } from '../../../../engine/fabrics/fabric-filter.js';
import type { Fabric } from '../../../../engine/fabrics/fabrics.js';
import { categories } from '../../../lib/categories';
import { Link } from '../../../ui/button/link';
import styles from './collection-section.module.css';
import { FabricCard } from './fabric-card';
import type { Samples } from './use-samples';

interface CollectionSectionProps {
  collection: Collection;
  /** Those of its fabrics that the filter leaves. */
  fabrics: readonly Fabric[];
  samples: Samples;
}

/** A cloth with its facts, and its colours as samples. */
export function CollectionSection({ collection, fabrics, samples }: CollectionSectionProps) {
  const { code, name, kind, description } = collection;
  return (
    <section className={styles.collection} aria-labelledby={`kolekcja-${code}`}>
      <div className={styles.head}>
        <p className={styles.kind}>{kind}</p>
        <h2 id={`kolekcja-${code}`}>{name}</h2>
        <p>{description}</p>
      </div>
      <ul className={styles.fabrics}>
        {fabrics.map((fabric) => (
          <FabricCard key={fabric.id} fabric={fabric} samples={samples} />
        ))}
      </ul>
      <div className={styles.more}>
        <dl className={styles.facts}>
          {factsOf(collection).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <details className={styles.care}>
          <summary>Jak o&nbsp;nią dbać</summary>
          <p>{collection.care}</p>
        </details>
        <p className={styles.families}>
          {categories
            .filter((category) => isMadeWith(category.code, collection))
            .map((category) => (
              <Link key={category.code} to={`/produkty/${category.code}`}>
                {category.label}
              </Link>
            ))}
        </p>
      </div>
    </section>
  );
}

const factsOf = (collection: Collection): [label: string, value: string][] => [
  ['Skład', collection.composition],
  ['Gramatura', `${collection.weight}\u00a0g/m²`],
  ['Prześwit', `${collection.openness}%`],
  ['Splot', collection.weaveLabel],
];
