import type { UseFormReturn } from 'react-hook-form';

import { textControl } from '../../lib/form/text-control';
import { Field } from '../../ui/form/field';
import { TextInput } from '../../ui/form/text-input';
import { type MeasuringValues, READING_FIELD } from './measuring-values';
import styles from './reading-fields.module.css';

interface ReadingFieldsProps {
  form: UseFormReturn<MeasuringValues>;
  legend: string;
  hint: string;
  readings: readonly {
    name: `readings.${number}.${number}` | `diagonals.${number}`;
    /** The letter of the reading on the sketch. */
    letter: string;
    /** The place of the reading; '' for a single reading and for diagonals. */
    place: string;
  }[];
}

/** The readings of one length, or the diagonals, side by side, in cm. */
export function ReadingFields({ form, legend, hint, readings }: ReadingFieldsProps) {
  return (
    <fieldset className={styles.length}>
      <legend>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.readings}>
        {readings.map(({ name, letter, place }) => (
          <Field
            key={name}
            label={[letter, place].filter(Boolean).join(', ')}
            error={form.getFieldState(name, form.formState).error?.message}
          >
            {(control) => (
              <span className={styles.reading}>
                <TextInput
                  {...control}
                  {...textControl(form, name, READING_FIELD)}
                  inputMode="decimal"
                  autoComplete="off"
                />
                <span aria-hidden="true">cm</span>
              </span>
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
