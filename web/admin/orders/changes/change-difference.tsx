import { parseAmount } from '../../../../engine/price/money.js';
import { formatMoney } from '../../../lib/text/format-money';
import styles from './change-dialog.module.css';
import type { ChangeDifferenceFragment } from './order-change.generated';

const LINE_TITLES = {
  added: 'Nowa pozycja',
  changed: 'Zmieniona pozycja',
  removed: 'Usunięta pozycja',
} as const;

interface ChangeDifferenceProps {
  difference: ChangeDifferenceFragment;
  /** Whether it has just been computed: it is then scrolled to. */
  isPreview?: boolean;
}

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'end' });

/** What a version changes in the order: in words, with the total before and after. */
export function ChangeDifference({ difference, isPreview = false }: ChangeDifferenceProps) {
  const { lines, facts, discountAfter, totalBefore, totalAfter } = difference;
  return (
    <div className={styles.difference} ref={isPreview ? scrollTo : undefined}>
      {lines.map(
        ({ kind, name, facts: changed, totalBefore: before, totalAfter: after }, index) => (
          <div key={index}>
            <strong>
              {LINE_TITLES[kind]}: {name}
            </strong>
            <Changes
              facts={[
                ...(kind === 'changed' ? changed : []),
                {
                  label: 'Wartość',
                  before: before && formatMoney(before),
                  after: after && formatMoney(after),
                },
              ]}
            />
          </div>
        ),
      )}
      <Changes facts={facts} />
      {parseAmount(discountAfter) > 0 && <p>Rabat: {formatMoney(discountAfter)}</p>}
      <p>
        Razem: {formatMoney(totalBefore)} → <strong>{formatMoney(totalAfter)}</strong> (różnica{' '}
        {formatMoney(difference.difference)})
      </p>
    </div>
  );
}

function Changes({ facts }: Pick<ChangeDifferenceFragment, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <ul>
      {facts.map(({ label, before, after }) => (
        <li key={label}>
          {label}: {before && <del>{before}</del>} {before && after && '→ '}
          {after && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}
