import type { ReactNode } from 'react';

import { joinClasses } from '../../lib/join-classes';
import { Container } from './container';
import styles from './section.module.css';

interface SectionProps {
  tone?: 'paper' | 'sand' | 'shade';
  /** Padding above and below, px in a wide / narrow window: l 96/64, m 64/40, s 40/24. */
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
