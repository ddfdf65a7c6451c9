import { formatZloty, parseAmount } from '../../../../engine/price/money.js';
import { formatMoney } from '../../../lib/text/format-money';
import type { OrderChangesFragment } from './order-changes.generated';
import styles from './change-difference.module.css';

type Difference = NonNullable<OrderChangesFragment['versions'][number]['difference']>;
type Line = Difference['lines'][number];
type Fact = Difference['facts'][number];

const LINE_TITLES: Record<Line['kind'], string> = {
  added: 'Nowa pozycja',
  changed: 'Zmieniona pozycja',
  removed: 'Usunięta pozycja',
};

/** What a version changes: each line with its drawing, old and new, the customer's data, and the total. */
export function ChangeDifference({ difference }: { difference: Difference }) {
  const { lines, facts } = difference;
  return (
    <div className={styles.difference}>
      {lines.map((line) => (
        <ChangedLine key={`${line.kind} ${line.drawingAfter ?? line.drawingBefore}`} line={line} />
      ))}
      {facts.length > 0 && (
        <div className={styles.facts}>
          <h3 className={styles.name}>Twoje dane</h3>
          <Facts facts={facts} />
        </div>
      )}
      <Sums difference={difference} />
    </div>
  );
}

function ChangedLine({ line }: { line: Line }) {
  const { kind, name, facts, totalBefore, totalAfter } = line;
  const drawing = line.drawingAfter ?? line.drawingBefore;
  const value = {
    label: 'Wartość',
    before: totalBefore && formatMoney(totalBefore),
    after: totalAfter && formatMoney(totalAfter),
  };
  return (
    <article className={styles.line}>
      {drawing && <img className={styles.picture} src={drawing} alt="" width={400} height={300} />}
      <div className={styles.facts}>
        <h3 className={styles.name}>
          {LINE_TITLES[kind]}: {name}
        </h3>
        <Facts facts={kind === 'removed' ? [value] : [...facts, value]} />
      </div>
    </article>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before && <del>{before}</del>}
            {before && after && <span aria-hidden="true"> → </span>}
            {after && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sums({ difference: all }: { difference: Difference }) {
  const { discountAfter, discountReason, totalBefore, totalAfter } = all;
  const difference = parseAmount(all.difference);
  return (
    <dl className={styles.sums}>
      {parseAmount(discountAfter) > 0 && (
        <div>
          <dt>Rabat{discountReason && ` (${discountReason})`}</dt>
          <dd>−{formatMoney(discountAfter)}</dd>
        </div>
      )}
      <div>
        <dt>Razem dotąd</dt>
        <dd>{formatMoney(totalBefore)}</dd>
      </div>
      {difference !== 0 && (
        <div>
          <dt>{difference < 0 ? 'Zapłacisz mniej o' : 'Dopłata'}</dt>
          <dd>{formatZloty(Math.abs(difference))}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>Razem po zmianie, z&nbsp;VAT</dt>
        <dd>{formatMoney(totalAfter)}</dd>
      </div>
    </dl>
  );
}
