import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button/button';
import { Notice } from '../../ui/content/notice';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section } from '../../ui/layout/section';
import styles from './token-page.module.css';

interface TokenPageProps {
  title: string;
  children: ReactNode;
  action: { label: string; pendingLabel: string };
  /** The message after success. */
  done: { title: string; text: string };
  /** Carries out the action; returns an error message, or null on success. */
  carryOut: () => Promise<string | null>;
}

type State = { kind: 'waiting' | 'pending' | 'done' } | { kind: 'refused'; message: string };

/**
 * A page that a link in an e-mail opens. Only a click on its button carries out the action, because programs that scan
 * mails open links, too.
 */
export function TokenPage({ title, children, action, done, carryOut }: TokenPageProps) {
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const confirm = async () => {
    setState({ kind: 'pending' });
    const message = await carryOut().catch(() => FAILED);
    setState(message === null ? { kind: 'done' } : { kind: 'refused', message });
  };
  return (
    <Section size="m" aria-labelledby="token-title">
      <PageMeta title={title} noIndex />
      <div className={styles.page}>
        <h1 id="token-title">{title}</h1>
        {state.kind !== 'done' && (
          <>
            <div className={styles.text}>{children}</div>
            <Button
              pending={state.kind === 'pending'}
              pendingLabel={action.pendingLabel}
              onClick={() => void confirm()}
            >
              {action.label}
            </Button>
          </>
        )}
        <div aria-live="polite">
          {state.kind === 'refused' && <Notice tone="error">{state.message}</Notice>}
          {state.kind === 'done' && (
            <Notice tone="success" title={done.title}>
              {done.text}
            </Notice>
          )}
        </div>
        {state.kind === 'done' && (
          <ButtonLink to="/blog" variant="secondary">
            Czytaj blog
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}

const FAILED = 'Nie udało się. Sprawdź połączenie i\u00a0spróbuj ponownie.';
