import type { ReactNode } from 'react';
import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { discountLabel } from '#engine/goods/price/receipt';
import { formatMoney } from '../lib/text/format';
import styles from './version-difference.module.css';

interface Fact {
  label: string;
  before: string | null;
  after: string | null;
}

interface Line {
  kind: 'added' | 'changed' | 'removed';
  name: string;
  facts: readonly Fact[];
  totalBefore: string | null;
  totalAfter: string | null;
  drawingBefore: string | null;
  drawingAfter: string | null;
}

interface Difference {
  lines: readonly Line[];
  facts: readonly Fact[];
  discountBefore: string;
  discountAfter: string;
  discountReason: string | null;
  totalBefore: string;
  totalAfter: string;
  difference: string;
}

/** Labels that differ between orders and offers. */
export interface DifferenceWords {
  /** The heading of changes that are not about a line. */
  facts: string;
  before: ReactNode;
  after: ReactNode;
  less: string;
  more: string;
  /** Shown below the drawings of a changed line. */
  drawings: { before: string; after: string };
}

interface VersionDifferenceProps {
  difference: Difference;
  words: DifferenceWords;
}

const LINE_TITLES: Record<Line['kind'], string> = {
  added: 'Nowa pozycja',
  changed: 'Zmieniona pozycja',
  removed: 'Usunięta pozycja',
};

/** What a version changes: each changed line with its drawings, the other changed facts, and the total. */
export function VersionDifference({ difference, words }: VersionDifferenceProps) {
  const { lines, facts } = difference;
  return (
    <div className={styles.difference}>
      {lines.map((line, index) => (
        <ChangedLine key={index} line={line} words={words} />
      ))}
      {facts.length > 0 && (
        <div className={styles.facts}>
          <h3 className={styles.name}>{words.facts}</h3>
          <Facts facts={facts} />
        </div>
      )}
      <Sums difference={difference} words={words} />
    </div>
  );
}

function ChangedLine({ line, words }: { line: Line; words: DifferenceWords }) {
  const { kind, name, facts, totalBefore, totalAfter } = line;
  const value = {
    label: 'Wartość',
    before: totalBefore && formatMoney(totalBefore),
    after: totalAfter && formatMoney(totalAfter),
  };
  return (
    <article className={styles.line}>
      <Drawings line={line} words={words.drawings} />
      <div className={styles.facts}>
        <h3 className={styles.name}>{`${LINE_TITLES[kind]}: ${name}`}</h3>
        <Facts facts={kind === 'removed' ? [value] : [...facts, value]} />
      </div>
    </article>
  );
}

/** Both drawings if there are two different ones, otherwise the only one; nothing where there is none. */
function Drawings({ line, words }: { line: Line; words: DifferenceWords['drawings'] }) {
  const { drawingBefore: before, drawingAfter: after } = line;
  if (!before && !after) return null;
  const isRedrawn = before !== null && after !== null && before !== after;
  const drawings = isRedrawn
    ? [
        { drawing: before, caption: words.before },
        { drawing: after, caption: words.after },
      ]
    : [{ drawing: after ?? before, caption: null }];
  return (
    <div className={styles.drawings}>
      {drawings.map(
        ({ drawing, caption }) =>
          drawing && (
            <figure key={drawing}>
              <img className={styles.picture} src={drawing} alt="" width={400} height={300} />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          ),
      )}
    </div>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <ChangedValue before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sums({ difference: all, words }: VersionDifferenceProps) {
  const { discountBefore, discountAfter, discountReason, totalBefore, totalAfter } = all;
  const isDiscounted = parseAmount(discountAfter) > 0;
  const difference = parseAmount(all.difference);
  return (
    <dl className={styles.sums}>
      {(isDiscounted || parseAmount(discountBefore) > 0) && (
        <div>
          <dt>{discountLabel(discountReason)}</dt>
          <dd>
            {isDiscounted ? (
              `−${formatMoney(discountAfter)}`
            ) : (
              <ChangedValue
                before={`−${formatMoney(discountBefore)}`}
                after={formatMoney(discountAfter)}
              />
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{words.before}</dt>
        <dd>{formatMoney(totalBefore)}</dd>
      </div>
      {difference !== 0 && (
        <div>
          <dt>{difference < 0 ? words.less : words.more}</dt>
          <dd>{formatZloty(Math.abs(difference))}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{words.after}</dt>
        <dd>{formatMoney(totalAfter)}</dd>
      </div>
    </dl>
  );
}

interface ChangedValueProps {
  before: string | null;
  after: string | null;
}

/** A value before and after a change; an unchanged value is shown once. */
export function ChangedValue({ before, after }: ChangedValueProps) {
  if (before === after) return after;
  return (
    <>
      {before && <del>{before}</del>}
      {before && after && <span aria-hidden="true"> → </span>}
      {after && <ins>{after}</ins>}
    </>
  );
}
