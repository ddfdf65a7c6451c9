import { parseAmount } from '#engine/goods/price/money';
import { ChangedValue } from '../../../goods/version-difference';
import { formatMoney } from '../../../lib/text/format';
import type { GoodsDifferenceFragment } from './goods-difference.generated';
import styles from './goods-difference.module.css';

const LINE_TITLES = {
  added: 'Nowa pozycja',
  changed: 'Zmieniona pozycja',
  removed: 'Usunięta pozycja',
} as const;

interface GoodsDifferenceProps {
  difference: GoodsDifferenceFragment;
  /** Whether the difference has just been computed: then it is scrolled into view. */
  isPreview?: boolean;
}

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'end' });

/** The difference that a version of an order or an offer makes: in words, with the total before and after. */
export function GoodsDifference({ difference, isPreview = false }: GoodsDifferenceProps) {
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

function Changes({ facts }: Pick<GoodsDifferenceFragment, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <ul>
      {facts.map(({ label, before, after }) => (
        <li key={label}>
          {label}: <ChangedValue before={before} after={after} />
        </li>
      ))}
    </ul>
  );
}
