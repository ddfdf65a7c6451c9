import type { FormEvent, ReactNode } from 'react';

import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/content/notice';
import styles from './auth-card.module.css';

interface AuthFormProps {
  refusal: string | null;
  pending: boolean;
  label: string;
  pendingLabel: string;
  /** The form itself: its fields hold what was filled in before the scripts were there. */
  onSubmit: (form: HTMLFormElement) => Promise<void>;
  children: ReactNode;
}

/** Fields, what was refused, and the one button. */
export function AuthForm({
  refusal,
  pending,
  label,
  pendingLabel,
  onSubmit,
  children,
}: AuthFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSubmit(event.currentTarget);
  };
  // By post: a click before the scripts are there must not put the password into the address.
  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      {refusal && <Notice tone="error">{refusal}</Notice>}
      {children}
      <Button type="submit" pending={pending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </form>
  );
}

/** What stands in a field of a form; without the scripts having seen it typed. */
export function textOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}
