import type { SyntheticEvent } from 'react';
import type {
  FieldPath,
  FieldPathValue,
  FieldValues,
  SubmitHandler,
  UseFormReturn,
} from 'react-hook-form';

/**
 * Like `form.handleSubmit`, but reads the texts from the fields first: password managers and autofill may fill in a
 * field without the events by which the form learns of it.
 */
export function handleSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: SubmitHandler<Values>,
): (event: SyntheticEvent<HTMLFormElement>) => Promise<void> {
  const submit = form.handleSubmit(send);
  return async (event) => {
    const fields = new FormData(event.currentTarget);
    for (const name of Object.keys(form.getValues()) as FieldPath<Values>[]) {
      const text = fields.get(name);
      if (typeof text === 'string' && typeof form.getValues(name) === 'string')
        form.setValue(name, text as FieldPathValue<Values, typeof name>);
    }
    await submit(event);
  };
}
