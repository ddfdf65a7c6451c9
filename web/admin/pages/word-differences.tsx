import { diffWordsWithSpace } from 'diff';
import styles from './word-differences.module.css';

/** The texts of a version with their labels. */
export type LabelledTexts = readonly (readonly [label: string, text: string])[];

interface WordDifferencesProps {
  from: LabelledTexts;
  to: LabelledTexts;
}

/** The words in which one version of a text differs from another; texts that are equal are left out. */
export function WordDifferences({ from, to }: WordDifferencesProps) {
  const before = new Map(from);
  const changed = to.filter(([label, text]) => text !== (before.get(label) ?? ''));
  if (changed.length === 0) return <p>Obie wersje mówią to samo.</p>;
  return (
    <dl>
      {changed.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.text}>
            <ChangedWords from={before.get(label) ?? ''} to={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Longer comparisons are given up: both texts are shown whole. */
const TIMEOUT_MS = 2000;

function ChangedWords({ from, to }: { from: string; to: string }) {
  const parts = diffWordsWithSpace(from, to, { timeout: TIMEOUT_MS }) ?? [
    { value: from, removed: true, added: false },
    { value: to, added: true, removed: false },
  ];
  return parts.map(({ value, added, removed }, index) => {
    const key = `${index} ${value.length}`;
    if (added) return <ins key={key}>{value}</ins>;
    if (removed) return <del key={key}>{value}</del>;
    return <span key={key}>{shortened(value)}</span>;
  });
}

/** As many characters of an unchanged passage are shown beside a change. */
const BESIDE = 160;

const shortened = (text: string): string =>
  text.length > 3 * BESIDE ? `${text.slice(0, BESIDE)} […] ${text.slice(-BESIDE)}` : text;
