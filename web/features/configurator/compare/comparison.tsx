import { useRef } from 'react';
import { toast } from '../../../ui/overlay/toast';
import { jumpTo } from '../steps/step-section';
import {
  type ComparedConfiguration,
  removeFromComparison,
  useComparedConfigurations,
} from './compared-configurations';
import { ComparisonTable } from './comparison-table';
import styles from './comparison.module.css';

/** The kept configurations side by side; nothing while there are none. */
export function Comparison({ onOpen }: { onOpen: () => void }) {
  const compared = useComparedConfigurations();
  const heading = useRef<HTMLHeadingElement>(null);
  if (compared.length === 0) return null;
  const takeOut = (one: ComparedConfiguration): void => {
    // The button is removed with its column, so the focus must move.
    if (compared.length > 1) heading.current?.focus({ preventScroll: true });
    else jumpTo('podsumowanie');
    const onSelect = removeFromComparison(one);
    toast({ title: 'Usunięto z\u00a0porównania', action: { label: 'Cofnij', onSelect } });
  };
  return (
    <section className={styles.comparison} id="porownanie" aria-labelledby="comparison-title">
      <h2 className={styles.title} id="comparison-title" tabIndex={-1} ref={heading}>
        Porównanie
      </h2>
      {compared.length === 1 && (
        <p className={styles.hint}>
          Zmień ustawienia powyżej, także w&nbsp;innej kategorii, i&nbsp;dodaj następną
          konfigurację, a&nbsp;zobaczysz różnice.
        </p>
      )}
      <ComparisonTable compared={compared} onOpen={onOpen} onRemove={takeOut} />
    </section>
  );
}
