import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { useInBrowser } from '../../lib/browser/hydration';
import { formatMoney } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { Notice } from '../../ui/content/notice';
import { QuantityStepper } from '../../ui/form/quantity-stepper';
import { Icon } from '../../ui/image/icon';
import { type CartLineNotesFragment, CartLineNotesFragmentDoc } from './cart-line-parts.generated';
import type { CartLineFragment } from './cart-line.generated';
import type { CartActions, LineProblem } from './use-cart-actions';
import styles from './cart-line.module.css';

const MOST = 99;

interface CartLineActionsProps {
  line: CartLineFragment;
  /** The position of the line in the list, from 0. */
  index: number;
  /** The path on which the line is changed; null for goods that are no longer made. */
  editPath: string | null;
  actions: CartActions;
}

/**
 * The quantity of the line, a link to its configuration, and its removal. Quantity and removal are disabled until the
 * scripts are there, which they need.
 */
export function CartLineActions({ line, index, editPath, actions }: CartLineActionsProps) {
  const { name } = line.configuration.product;
  const inBrowser = useInBrowser();
  return (
    <div className={styles.actions}>
      <QuantityStepper
        label={`Liczba sztuk: ${name}`}
        value={actions.pendingQuantities[line.id] ?? line.quantity}
        min={1}
        max={MOST}
        disabled={!inBrowser}
        onChange={(quantity) => actions.changeQuantity(line, index, quantity)}
      />
      {editPath && (
        <Link className={styles.action} to={editPath} data-screen-only>
          <Icon name="edit" /> Zmień
        </Link>
      )}
      <button
        type="button"
        className={styles.action}
        aria-label={`Usuń z koszyka: ${name}`}
        disabled={!inBrowser}
        onClick={() => actions.remove(line, index)}
      >
        <Icon name="trash" /> Usuń
      </button>
    </div>
  );
}

interface CartLineNotesProps {
  line: FragmentType<CartLineNotesFragment>;
  /** The path on which the line is changed; null for goods that are no longer made. */
  editPath: string | null;
  /** Why the last change of the cart was refused; shown if it was a change of this line. */
  problem: LineProblem | null;
}

/** What prevents ordering the line, what changed since it was saved, and its warnings. */
export function CartLineNotes({ editPath, problem, ...props }: CartLineNotesProps) {
  const { data: line } = useSuspenseFragment({
    fragment: CartLineNotesFragmentDoc,
    from: props.line,
  });
  const { configuration, issues, priceChanged, unitPrice } = line;
  return (
    <div className={styles.notes}>
      {problem?.lineId === line.id && <Notice tone="error">{problem.message}</Notice>}
      {issues.length > 0 && (
        <Notice tone="error" title="Tej pozycji nie można już zamówić">
          <span>{issues.map((issue) => issue.message).join(' ')}</span>{' '}
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
          <span>{warning.message}</span> {editPath && <Link to={editPath}>Zmień ustawienia</Link>}
        </Notice>
      ))}
    </div>
  );
}
