import { type FormEvent, useRef } from 'react';

import { Button } from '../../ui/button/button';
import { Field } from '../../ui/form/field';
import { TextArea } from '../../ui/form/text-area';
import { TextInput } from '../../ui/form/text-input';
import type { useWithdrawal } from './use-withdrawal';
import type { WithdrawalField } from './withdrawal-draft';
import styles from './withdrawal.module.css';

/** The first step: who withdraws from which contract. */
export function WithdrawalForm({
  draft,
  problems,
  change,
  review,
}: Pick<ReturnType<typeof useWithdrawal>, 'draft' | 'problems' | 'change' | 'review'>) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const first = review();
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  const bind = (name: WithdrawalField) => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <form className={styles.form} ref={form} method="post" noValidate onSubmit={submit}>
      <Field label="Imię i nazwisko" error={problems.name} required>
        {(control) => <TextInput {...control} {...bind('name')} autoComplete="name" />}
      </Field>
      <div className={styles.pair}>
        <Field
          label="Numer zamówienia"
          hint="Z&nbsp;potwierdzenia, na przykład 17."
          error={problems.orderNumber}
          required
        >
          {(control) => <TextInput {...control} {...bind('orderNumber')} inputMode="numeric" />}
        </Field>
        <Field
          label="E-mail"
          hint="Ten z&nbsp;zamówienia; wyślemy tam potwierdzenie."
          error={problems.email}
          required
        >
          {(control) => (
            <TextInput {...control} {...bind('email')} type="email" autoComplete="email" />
          )}
        </Field>
      </div>
      <Field
        label="Których produktów dotyczy"
        hint="Nieobowiązkowo. Puste pole oznacza całe zamówienie."
        error={problems.goods}
      >
        {(control) => <TextArea {...control} {...bind('goods')} rows={2} maxLength={1000} />}
      </Field>
      <Field label="Powód" hint="Nieobowiązkowo: nie musisz go podawać." error={problems.reason}>
        {(control) => <TextArea {...control} {...bind('reason')} rows={2} maxLength={2000} />}
      </Field>
      <p className={styles.note}>Pola oznaczone * są wymagane. Dalej sprawdzisz całość.</p>
      <div>
        <Button type="submit">Przejdź dalej</Button>
      </div>
    </form>
  );
}
