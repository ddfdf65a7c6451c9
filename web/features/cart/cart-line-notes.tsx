import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { formatMoney } from '../../lib/text/format-money';
import { Link } from '../../ui/button/link';
import { Notice } from '../../ui/content/notice';
import { type CartLineNotesFragment, CartLineNotesFragmentDoc } from './cart-line-notes.generated';
import styles from './cart-line.module.css';
import type { LineProblem } from './line-problem';

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
