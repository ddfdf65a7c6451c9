import type { ReactNode } from 'react';
import { joinClasses } from '../../lib/join-classes';
import styles from './section.module.css';

interface SectionProps {
  tone?: 'paper' | 'sand' | 'shade';
  /** Padding above and below in px, in a wide and in a narrow window: l 96 and 64, m 64 and 40, s 40 and 24. */
  size?: 'l' | 'm' | 's';
  narrow?: boolean;
  'aria-labelledby'?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** A horizontal band of the page with its content column. */
export function Section({ tone = 'paper', size = 'l', narrow, children, ...labels }: SectionProps) {
  return (
    <section
      {...labels}
      data-tone={tone}
      className={joinClasses(styles.section, styles[tone], styles[size])}
    >
      <Container narrow={narrow}>{children}</Container>
    </section>
  );
}

/** The column of content with its side margins: at most 1200 px wide, or as wide as running text if `narrow`. */
export function Container({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={narrow ? styles.narrow : styles.container}>{children}</div>;
}
