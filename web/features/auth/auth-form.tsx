import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/content/notice';
import { PageMeta } from '../../ui/layout/page-meta';
import { Container } from '../../ui/layout/section';
import styles from './auth-card.module.css';

interface AuthFormProps {
  error: string | undefined;
  pending: boolean;
  label: string;
  pendingLabel: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
}

/** The form of a page for login or passwords: an error message, the fields, and one button. */
export function AuthForm({
  error,
  pending,
  label,
  pendingLabel,
  onSubmit,
  children,
}: AuthFormProps) {
  // By POST, which works without scripts, too, and does not put the password into the URL.
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      {error && <Notice tone="error">{error}</Notice>}
      {children}
      <Button type="submit" pending={pending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </form>
  );
}

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
