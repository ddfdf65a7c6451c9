import { WITHDRAWAL_FIELDS } from '#engine/trade/fields/withdrawal-fields';
import { textControl } from '../../lib/form/text-control';
import { Button } from '../../ui/button/button';
import { Field } from '../../ui/form/field';
import { TextArea, TextInput } from '../../ui/form/inputs';
import { STEPS_ID, type useWithdrawal, type WithdrawalField } from './use-withdrawal';
import styles from './withdrawal.module.css';

/** The first step: the fields about the consumer and the contract. */
export function WithdrawalForm({
  form,
  review,
}: Pick<ReturnType<typeof useWithdrawal>, 'form' | 'review'>) {
  const bind = (name: WithdrawalField) => textControl(form, name, WITHDRAWAL_FIELDS[name]);
  const errorOf = (name: WithdrawalField) => form.formState.errors[name]?.message;
  return (
    <form
      className={styles.form}
      method="post"
      action={`#${STEPS_ID}`}
      noValidate
      onSubmit={(event) => void review(event)}
    >
      <Field label="Imię i nazwisko" error={errorOf('name')} required>
        {(control) => <TextInput {...control} {...bind('name')} autoComplete="name" />}
      </Field>
      <div className={styles.pair}>
        <Field
          label="Numer zamówienia"
          hint="Z&nbsp;potwierdzenia, na przykład 17."
          error={errorOf('orderNumber')}
          required
        >
          {(control) => <TextInput {...control} {...bind('orderNumber')} inputMode="numeric" />}
        </Field>
        <Field
          label="E-mail"
          hint="Ten z&nbsp;zamówienia; wyślemy tam potwierdzenie."
          error={errorOf('email')}
          required
        >
          {(control) => (
            <TextInput {...control} {...bind('email')} type="email" autoComplete="email" />
          )}
        </Field>
      </div>
      <Field
        label="Których produktów dotyczy odstąpienie"
        hint="Nieobowiązkowo. Puste pole oznacza całe zamówienie."
        error={errorOf('goods')}
      >
        {(control) => (
          <TextArea
            {...control}
            {...bind('goods')}
            rows={2}
            maxLength={WITHDRAWAL_FIELDS.goods.maxLength.value}
          />
        )}
      </Field>
      <Field label="Powód" hint="Nieobowiązkowo: nie musisz go podawać." error={errorOf('reason')}>
        {(control) => (
          <TextArea
            {...control}
            {...bind('reason')}
            rows={2}
            maxLength={WITHDRAWAL_FIELDS.reason.maxLength.value}
          />
        )}
      </Field>
      <p className={styles.note}>
        Pola oznaczone * są wymagane. W&nbsp;następnym kroku sprawdzisz całość.
      </p>
      <div>
        <Button type="submit">Przejdź dalej</Button>
      </div>
    </form>
  );
}
