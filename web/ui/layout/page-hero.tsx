import type { ReactNode } from 'react';
import { typeset } from '#engine/locale/typeset';
import { type Breadcrumb, Breadcrumbs } from './breadcrumbs';
import { Container } from './section';
import styles from './page-hero.module.css';

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
