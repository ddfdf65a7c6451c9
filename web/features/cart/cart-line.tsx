import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { colorOf, isFixedRoof } from '#engine/goods/configuration/edge';
import { cardOf, isMadeToMeasure } from '#engine/goods/families/categories';
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
  const isMeasured = isMadeToMeasure(product.category);
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
          {isSold(line) ? <Link to={`/produkt/${product.id}`}>{product.name}</Link> : product.name}
        </h2>
        {isMeasured && <CartLineFeatures configuration={configuration} />}
        {/* The receipt adds up to the saved price, so it is hidden when the price has changed. */}
        {isMeasured && !line.priceChanged && <ReceiptDetails lines={configuration.lines} />}
        <WithdrawalNote withdrawal={line.withdrawal} />
      </div>
      <LinePrice line={line} stale={line.id in actions.pendingQuantities} />
      <CartLineActions line={line} index={index} editPath={editPath} actions={actions} />
      <CartLineNotes line={line} editPath={editPath} problem={actions.problem} />
    </li>
  );
}

function WithdrawalNote({ withdrawal }: Pick<CartLineFragment, 'withdrawal'>) {
  return (
    <p className={styles.law}>
      {withdrawal === 'none'
        ? 'Wykonamy na Twój wymiar: bez prawa odstąpienia w\u00a014\u00a0dni.'
        : 'Możesz odstąpić od umowy w\u00a0ciągu 14\u00a0dni od dostawy.'}
    </p>
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

const isSold = ({ issues }: CartLineFragment): boolean =>
  !issues.some(({ field }) => field === 'productId');

/**
 * The path on which the line is changed in the configurator; null for goods that are no longer made, and for
 * accessories.
 */
function editPathOf(line: CartLineFragment): string | null {
  const { id, configuration } = line;
  if (!isSold(line) || !isMadeToMeasure(configuration.product.category)) return null;
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
