import { useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';

import { errorsOf } from '../../lib/form/server-errors';
import { useSubmittedForm } from '../layout/response-context';

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
