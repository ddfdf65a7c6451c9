import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import styles from './compared-row.module.css';

/** A row of the comparison with its row header, marked where the configurations differ. */
export function ComparedRow({
  label,
  isLabelHidden = false,
  differs = false,
  children,
}: {
  label: string;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
  differs?: boolean;
  /** The cells, one for each configuration. */
  children: ReactNode;
}) {
  return (
    <tr className={styles.row} data-differs={differs || undefined}>
      <th scope="row" className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
        {differs && (
          <>
            <span className={styles.mark} aria-hidden="true">
              ≠
            </span>
            <VisuallyHidden> (różni się)</VisuallyHidden>
          </>
        )}
      </th>
      {children}
    </tr>
  );
}
