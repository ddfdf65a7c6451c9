import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { colorOf, isFixedRoof } from '#engine/goods/configuration/edge';
import { cardOf } from '#engine/goods/families/categories';
import { extraLabels } from '../../goods/goods-text';
import { ReceiptDetails } from '../../goods/receipt-details';
import { joinClasses } from '../../lib/join-classes';
import { formatMoney } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { CartLineActions, CartLineNotes } from './cart-line-parts';
import {
  type CartLineFragment,
  CartLineFragmentDoc,
  type CartLineFeaturesFragment,
  CartLineFeaturesFragmentDoc,
} from './cart-line.generated';
import type { CartActions } from './use-cart-actions';
import goods from '../../goods/goods-line.module.css';
import styles from './cart-line.module.css';

/** A line of the cart: what it is, how many, and what it costs today. */
export function CartLine({
  index,
  actions,
  ...props
}: {
  line: FragmentType<CartLineFragment>;
  /** The position of the line in the list, from 0. */
  index: number;
  actions: CartActions;
}) {
  const { data: line } = useSuspenseFragment({
    fragment: CartLineFragmentDoc,
    fragmentName: 'CartLine',
    from: props.line,
  });
  const { configuration } = line;
  const { product } = configuration;
  const editPath = editPathOf(line);
  return (
    <li className={styles.line}>
      <img
        className={joinClasses(goods.picture, styles.picture)}
        src={configuration.drawingUrl}
        alt=""
        width={400}
        height={300}
        loading="lazy"
      />
      <div className={goods.goods}>
        {line.label && <p className={goods.label}>{line.label}</p>}
        <h2 className={styles.name}>
          {editPath ? <Link to={`/produkt/${product.id}`}>{product.name}</Link> : product.name}
        </h2>
        <CartLineFeatures configuration={configuration} />
        {/* The receipt adds up to the saved price, so it is hidden when the price has changed. */}
        {!line.priceChanged && <ReceiptDetails lines={configuration.lines} />}
        {line.withdrawal === 'none' && <NoWithdrawal />}
      </div>
      <LinePrice line={line} stale={line.id in actions.pendingQuantities} />
      <CartLineActions line={line} index={index} editPath={editPath} actions={actions} />
      <CartLineNotes line={line} editPath={editPath} problem={actions.problem} />
    </li>
  );
}

function NoWithdrawal() {
  return (
    <p className={styles.law}>Wykonamy na Twój wymiar: bez prawa odstąpienia w&nbsp;14&nbsp;dni.</p>
  );
}

function LinePrice({ line, stale }: { line: CartLineFragment; stale: boolean }) {
  return (
    <div className={styles.price}>
      <strong className={joinClasses(goods.total, styles.total, stale && styles.stale)}>
        {formatMoney(line.lineTotal)}
      </strong>
      {line.quantity > 1 && (
        <span className={styles.each}>{`${formatMoney(line.unitPrice)} za sztukę`}</span>
      )}
    </div>
  );
}

/** The path on which the line is changed in the configurator; null for goods that are no longer made. */
function editPathOf({ id, configuration, issues }: CartLineFragment): string | null {
  if (issues.some(({ field }) => field === 'productId')) return null;
  return `/konfigurator/${configuration.product.category}?configuration=${configuration.id}&line=${id}`;
}

const CONTROL_LABELS = { manual: 'Manualne', electric: 'Elektryczne' };

/** The chosen settings of the product; the control is left out where there is none, as for a fixed roof. */
function CartLineFeatures(props: { configuration: FragmentType<CartLineFeaturesFragment> }) {
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
