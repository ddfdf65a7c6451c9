import { type ComponentProps, useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useInBrowser } from '../../lib/browser/hydration';
import { errorsOf } from '../../lib/form/server-errors';
import { Button } from '../button/button';
import { useSubmittedForm } from '../layout/page-context';
import styles from './field.module.css';

/** The button of a form that needs scripts: disabled until they are there, so that nothing typed before is lost. */
export function ScriptedSubmit(props: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  const isReady = useInBrowser();
  return (
    <>
      <Button {...props} type="submit" disabled={!isReady} />
      {!isReady && (
        <p className={styles.hint}>Przycisk zadziała, gdy strona wczyta się do końca.</p>
      )}
    </>
  );
}

interface Submitted<Values extends FieldValues> {
  /** The submitted texts by field; empty where no form was submitted. */
  values: Readonly<Partial<Record<string, string>>>;
  /** Why it was refused, for `useForm`. */
  errors: FieldErrors<Values>;
}

/** The form of this page that was submitted without scripts and is shown again; the same while the page is shown. */
export function useSubmitted<Values extends FieldValues>(): Submitted<Values> {
  const form = useSubmittedForm();
  const [submitted] = useState(() => ({
    values: form?.values ?? {},
    errors: form ? errorsOf<Values>(form) : {},
  }));
  return submitted;
}
