import type { ReactNode } from 'react';
import { typeset } from '#engine/locale/typeset';
import { joinClasses } from '../../lib/join-classes';
import { ButtonLink } from '../button/button';
import { type Breadcrumb, Breadcrumbs } from './breadcrumbs';
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

interface PageHeroProps {
  title: string;
  lead?: ReactNode;
  breadcrumbs?: readonly Breadcrumb[];
  /** Shown below the lead: buttons, facts. */
  children?: ReactNode;
}

/** The head of a text page. */
export function PageHero({ title, lead, breadcrumbs, children }: PageHeroProps) {
  return (
    <header className={styles.hero}>
      <Container>
        <div className={styles.content}>
          {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
          <h1 className={styles.title}>{typeset(title)}</h1>
          {lead && <p className={styles.lead}>{typeof lead === 'string' ? typeset(lead) : lead}</p>}
          {children}
        </div>
      </Container>
    </header>
  );
}

interface SectionHeadingProps {
  /** The id of the heading, for the section's `aria-labelledby`. */
  id: string;
  title: string;
  /** A link to more of the same. */
  more: { to: string; label: string } | null;
}

/** The title of a section and, beside it or on a phone below it, a link to more. */
export function SectionHeading({ id, title, more }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {more && (
        <ButtonLink to={more.to} variant="quiet" className={styles.more}>
          {more.label}
        </ButtonLink>
      )}
    </div>
  );
}
