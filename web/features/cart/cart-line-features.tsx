import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import {
  type CartLineFeaturesFragment,
  CartLineFeaturesFragmentDoc,
} from './cart-line-features.generated';
import { colorOf, isFixedRoof } from '#engine/goods/configuration/edge';
import { cardOf } from '#engine/goods/families/categories';
import { extraLabels } from '../../goods/goods-text';
import styles from './cart-line-features.module.css';

const CONTROL_LABELS = { manual: 'Manualne', electric: 'Elektryczne' };

/** The chosen settings of the product; the control is left out where there is none, as for a fixed roof. */
export function CartLineFeatures(props: { configuration: FragmentType<CartLineFeaturesFragment> }) {
  const { data: configuration } = useSuspenseFragment({
    fragment: CartLineFeaturesFragmentDoc,
    from: props.configuration,
  });
  const { colorLabel, frameColorLabel } = cardOf(configuration.product.category);
  const extras = extraLabels(configuration);
  return (
    <dl className={styles.features}>
      <Feature name="Wymiary" value={configuration.sizeLabel} />
      <Feature name="Wariant" value={configuration.variantLabel} />
      <Feature name={colorLabel} value={colorOf(configuration)} />
      <Feature name={frameColorLabel} value={configuration.frameColor} />
      {!isFixedRoof(configuration) && (
        <Feature name="Sterowanie" value={CONTROL_LABELS[configuration.controlType]} />
      )}
      {extras.length > 0 && <Feature name="Dodatki" value={extras.join(', ')} />}
    </dl>
  );
}

function Feature({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.feature}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
