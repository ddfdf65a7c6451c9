import type { ReactNode } from 'react';

import { Container } from '../../ui/layout/container';
import { PageMeta } from '../../ui/layout/page-meta';
import styles from './auth-card.module.css';

interface AuthCardProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The layout of the pages for login and passwords: a single card. */
export function AuthCard({ title, lead, children }: AuthCardProps) {
  return (
    <div className={styles.page}>
      <PageMeta title={title} noIndex />
      <Container>
        <div className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </Container>
    </div>
  );
}
