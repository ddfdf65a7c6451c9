import type { Collection } from '#engine/goods/fabrics/collection';
import { isMadeWith } from '#engine/goods/fabrics/fabric-filter';
import type { Fabric } from '#engine/goods/fabrics/fabrics';
import { categories } from '../../../goods/categories';
import { FabricSwatch } from '../../../goods/fabric-swatch';
import { Link } from '../../../ui/button/link';
import { Icon } from '../../../ui/image/icon';
import { SAMPLES_FORM } from './samples-form';
import type { Samples } from './use-samples';
import styles from './collection-section.module.css';

interface CollectionSectionProps {
  collection: Collection;
  /** The fabrics of the collection that match the filter. */
  fabrics: readonly Fabric[];
  samples: Samples;
}

/** A cloth with its colours as samples; its facts and care instructions expand. */
export function CollectionSection({ collection, fabrics, samples }: CollectionSectionProps) {
  const { name, kind, description } = collection;
  const id = collectionId(collection);
  return (
    <section className={styles.collection} aria-labelledby={id}>
      <div className={styles.head}>
        <p className={styles.kind}>{kind}</p>
        <h2 id={id}>{name}</h2>
        <p className={styles.description}>{description}</p>
      </div>
      <ul className={styles.fabrics}>
        {fabrics.map((fabric) => (
          <FabricCard key={fabric.id} fabric={fabric} samples={samples} />
        ))}
      </ul>
      <Details collection={collection} />
    </section>
  );
}

/** The id of a collection's heading, which links refer to. */
export const collectionId = ({ code }: Collection): string => `kolekcja-${code}`;

function Details({ collection }: { collection: Collection }) {
  return (
    <details className={styles.details}>
      <summary>Skład, splot i&nbsp;pielęgnacja</summary>
      <dl className={styles.facts}>
        {factsOf(collection).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{collection.care}</p>
      <p className={styles.families}>
        {categories
          .filter((category) => isMadeWith(category.code, collection))
          .map((category) => (
            <Link key={category.code} to={`/produkty/${category.code}`}>
              {category.label}
            </Link>
          ))}
      </p>
    </details>
  );
}

const factsOf = (collection: Collection): [label: string, value: string][] => [
  ['Skład', collection.composition],
  ['Gramatura', `${collection.weight}\u00a0g/m²`],
  ['Prześwit', `${collection.openness}%`],
  ['Splot', collection.weaveLabel],
];

const DETAIL = 7;

/** A fabric at real size with a magnified detail, its figures, and a checkbox that chooses a sample of it. */
function FabricCard({ fabric, samples }: { fabric: Fabric; samples: Samples }) {
  const isChosen = samples.isChosen(fabric);
  return (
    <li className={styles.card}>
      <div className={styles.cloth}>
        <FabricSwatch fabric={fabric} className={styles.swatch} />
        <FabricSwatch fabric={fabric} scale={DETAIL} className={styles.detail} />
      </div>
      <h3 className={styles.name}>{fabric.color}</h3>
      <Figures fabric={fabric} />
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="fabrics"
          value={fabric.id}
          form={SAMPLES_FORM}
          aria-label={`Dodaj do próbek: ${fabric.name}`}
          checked={isChosen}
          onChange={() => samples.toggle(fabric)}
        />
        <span aria-hidden>
          <Icon name={isChosen ? 'check' : 'plus'} />
          <span className={styles.words}>{isChosen ? 'W\u00a0próbkach' : 'Dodaj do próbek'}</span>
        </span>
      </label>
    </li>
  );
}

function Figures({ fabric: { light, solar } }: { fabric: Fabric }) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Światło</dt>
        <dd>{`${light}%`}</dd>
      </div>
      <div>
        <dt>Energia</dt>
        <dd>{`${solar}%`}</dd>
      </div>
    </dl>
  );
}
