import { plural } from '../../lib/text/plural';
import styles from './difference-list.module.css';
import type { Difference } from './differences';

interface DifferenceListProps {
  differences: readonly Difference[];
  /** If given, at most this many differences are shown, with long texts shortened, and the number of the others. */
  limit?: number;
}

/** Values before and after a change. */
export function DifferenceList({ differences, limit = Infinity }: DifferenceListProps) {
  const shown = differences.slice(0, limit);
  const more = differences.length - shown.length;
  return (
    <ul className={styles.differences}>
      {shown.map(({ label, before, after }) => (
        <li key={label}>
          <span>{label}:</span> {before !== null && <del>{shorten(before, limit)}</del>}
          {before !== null && after !== null && <span aria-hidden="true"> → </span>}
          {after !== null && <ins>{shorten(after, limit)}</ins>}
        </li>
      ))}
      {more > 0 && (
        <li className={styles.more}>
          i jeszcze {more} {plural(more, ['pole', 'pola', 'pól'])}
        </li>
      )}
    </ul>
  );
}

const LONGEST_IN_LIST = 120;

function shorten(text: string, limit: number): string {
  const short = limit !== Infinity && text.length > LONGEST_IN_LIST;
  return short ? `${text.slice(0, LONGEST_IN_LIST)}…` : text;
}
