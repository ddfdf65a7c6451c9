import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { formatMoney } from '../../lib/text/format-money';
import { joinClasses } from '../../lib/join-classes';
import { Icon } from '../../ui/image/icon';
import { Link } from '../../ui/button/link';
import { Notice } from '../../ui/content/notice';
import { ReceiptDetails } from '../../ui/content/receipt-details';
import { QuantityStepper } from '../../ui/form/quantity-stepper';
import { type CartLineFragment, CartLineFragmentDoc } from './cart-line.generated';
import styles from './cart-line.module.css';
import type { CartActions } from './use-cart-actions';

const MOST = 99;
const CONTROL_LABELS = { manual: 'Manualne', electric: 'Elektryczne' };

/** One configuration in the cart: what it is, how many, what it costs today. */
export function CartLine({
  actions,
  ...props
}: {
  line: FragmentType<CartLineFragment>;
  actions: CartActions;
}) {
  const { data: line } = useSuspenseFragment({ fragment: CartLineFragmentDoc, from: props.line });
  const { configuration } = line;
  const { product } = configuration;
  const isWithdrawn = line.issues.some(({ field }) => field === 'productId');
  const editPath = `/konfigurator/${product.category}?configuration=${configuration.id}&line=${line.id}`;
  return (
    <li className={styles.line}>
      <img
        className={styles.picture}
        src={configuration.drawingUrl}
        alt=""
        width={400}
        height={300}
        loading="lazy"
      />
      <div className={styles.goods}>
        <h2 className={styles.name}>
          {isWithdrawn ? product.name : <Link to={`/produkt/${product.id}`}>{product.name}</Link>}
        </h2>
        <Features configuration={configuration} />
        {/* Of the price at which it was saved. */}
        {!line.priceChanged && <ReceiptDetails lines={configuration.lines} />}
        {line.withdrawal === 'none' && (
          <p className={styles.law}>
            Wykonamy na Twój wymiar: bez prawa odstąpienia w&nbsp;14&nbsp;dni. Do rozpoczęcia
            produkcji zmiany są bezpłatne.
          </p>
        )}
      </div>
      <div className={styles.price}>
        <strong className={joinClasses(styles.total, line.id in actions.wanted && styles.stale)}>
          {formatMoney(line.lineTotal)}
        </strong>
        {line.quantity > 1 && (
          <span className={styles.each}>{formatMoney(line.unitPrice)} za sztukę</span>
        )}
      </div>
      <div className={styles.actions}>
        <QuantityStepper
          label={`Liczba sztuk: ${product.name}`}
          value={actions.wanted[line.id] ?? line.quantity}
          min={1}
          max={MOST}
          onChange={(quantity) => actions.changeQuantity(line, quantity)}
        />
        {!isWithdrawn && (
          <Link className={styles.action} to={editPath} data-screen-only>
            <Icon name="edit" /> Zmień
          </Link>
        )}
        <button
          type="button"
          className={styles.action}
          aria-label={`Usuń z koszyka: ${product.name}`}
          onClick={() => actions.remove(line)}
        >
          <Icon name="trash" /> Usuń
        </button>
      </div>
      <Notes line={line} editPath={isWithdrawn ? null : editPath} />
    </li>
  );
}

function Features({ configuration }: { configuration: CartLineFragment['configuration'] }) {
  const { roofTransparency, fabricColor } = configuration;
  const color = roofTransparency ?? fabricColor;
  return (
    <dl className={styles.features}>
      <Feature name="Wymiary" value={configuration.sizeLabel} />
      <Feature name="Wariant" value={configuration.variantLabel} />
      {color && <Feature name={roofTransparency ? 'Kolor dachu' : 'Kolor'} value={color} />}
      <Feature name="Konstrukcja" value={configuration.frameColor} />
      <Feature name="Sterowanie" value={CONTROL_LABELS[configuration.controlType]} />
      {configuration.optionLabels.length > 0 && (
        <Feature name="Dodatki" value={configuration.optionLabels.join(', ')} />
      )}
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

/** `editPath`: null for what is made no more. */
function Notes({ line, editPath }: { line: CartLineFragment; editPath: string | null }) {
  const { configuration, issues, priceChanged, unitPrice } = line;
  return (
    <div className={styles.notes}>
      {issues.length > 0 && (
        <Notice tone="error" title="Tej pozycji nie można już zamówić">
          {issues.map((issue) => issue.message).join(' ')}{' '}
          {editPath && <Link to={editPath}>Popraw w&nbsp;konfiguratorze</Link>}
        </Notice>
      )}
      {priceChanged && (
        <Notice tone="warning" title="Cena zmieniła się od zapisania konfiguracji">
          Było <s>{formatMoney(configuration.calculatedPrice)}</s>, teraz{' '}
          <strong>{formatMoney(unitPrice)}</strong> za sztukę.
        </Notice>
      )}
      {configuration.warnings.map((warning) => (
        <Notice key={warning.code} tone="warning">
          {warning.message} {editPath && <Link to={editPath}>Zmień ustawienia</Link>}
        </Notice>
      ))}
    </div>
  );
}
