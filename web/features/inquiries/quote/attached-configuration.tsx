import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { colorOf } from '#engine/goods/configuration/edge';
import { Price } from '../../../goods/price';
import { Link } from '../../../ui/button/link';
import {
  type AttachedConfigurationFragment,
  AttachedConfigurationFragmentDoc,
} from './attached-configuration.generated';
import styles from './attached-configuration.module.css';

/** The saved configuration that is sent with the inquiry. */
export function AttachedConfiguration(props: {
  configuration: FragmentType<AttachedConfigurationFragment>;
}) {
  const { data: configuration } = useSuspenseFragment({
    fragment: AttachedConfigurationFragmentDoc,
    from: props.configuration,
  });
  const { id, product } = configuration;
  return (
    <section className={styles.card} aria-labelledby="attached-configuration">
      <img
        className={styles.picture}
        src={configuration.drawingUrl}
        alt={`${product.name}, rysunek w skali`}
        width={480}
        height={360}
      />
      <div className={styles.text}>
        <h2 className={styles.title} id="attached-configuration">
          Dołączona konfiguracja
        </h2>
        <p className={styles.name}>{product.name}</p>
        <Facts configuration={configuration} />
        <p className={styles.price}>
          <Price amount={configuration.calculatedPrice} />
        </p>
        <Link to={`/konfigurator/${product.category}?configuration=${id}`}>Zmień konfigurację</Link>
      </div>
    </section>
  );
}

function Facts({ configuration }: { configuration: AttachedConfigurationFragment }) {
  const { frameColor, optionLabels } = configuration;
  return (
    <ul className={styles.facts}>
      <li>{`${configuration.variantLabel}, ${configuration.sizeLabel}`}</li>
      <li>{`${colorOf(configuration)} / ${frameColor}`}</li>
      {optionLabels.length > 0 && <li>{optionLabels.join(', ')}</li>}
    </ul>
  );
}
