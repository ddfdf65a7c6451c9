import { type UseFormReturn } from 'react-hook-form';
import type { Family } from '#engine/goods/families/family';
import { type Measurement, SOCKETS } from '#engine/goods/measuring/measurement';
import { readingLetters } from '#engine/goods/measuring/sketch';
import { textControl } from '../../lib/form/text-control';
import { Checkbox } from '../../ui/form/checkbox';
import { ChoiceField } from '../../ui/form/choice-field';
import { Field } from '../../ui/form/field';
import { TextArea, TextInput } from '../../ui/form/inputs';
import {
  type MeasuringValues,
  REMARK_FIELD,
  withObstacle,
  READING_FIELD,
} from './measuring-values';
import styles from './measuring-form.module.css';

interface MeasuringFormProps {
  family: Family;
  form: UseFormReturn<MeasuringValues>;
  /** The result of the answers so far. */
  measurement: Measurement;
  /** Called when a choice of the mounting is made. */
  onPlace?: (code: string, choice: string) => void;
}

/** The questions: choices about the mounting, the lengths, then what the fitter should know. */
export function MeasuringForm({
  family: { measuring, placement },
  form,
  measurement,
  onPlace,
}: MeasuringFormProps) {
  const letters = readingLetters(measuring);
  const remark = textControl(form, 'remark', REMARK_FIELD);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {placement.map(
        (setting) =>
          setting.kind === 'choice' && (
            <ChoiceField
              key={setting.code}
              {...setting}
              value={String(measurement.placement[setting.code] ?? '')}
              onChange={(code) => {
                form.setValue(`placement.${setting.code}`, code);
                onPlace?.(setting.code, code);
              }}
            />
          ),
      )}
      {measuring.lengths.map(({ label, hint, readings }, index) => (
        <ReadingFields
          key={label}
          form={form}
          legend={label}
          hint={hint}
          readings={readings.map((place, each) => ({
            name: `readings.${index}.${each}`,
            letter: letters.lengths[index]?.[each] ?? '',
            place,
          }))}
        />
      ))}
      {measuring.hasDiagonals && (
        <ReadingFields
          form={form}
          legend="Przekątne"
          hint="Z&nbsp;rogu w&nbsp;róg. Nieobowiązkowe, ale pokażą, czy otwór jest prostokątny."
          readings={letters.diagonals.map((letter, each) => ({
            name: `diagonals.${each}`,
            letter,
            place: '',
          }))}
        />
      )}
      {measuring.obstacles.length > 0 && (
        <fieldset className={styles.obstacles}>
          <legend>Co może przeszkadzać?</legend>
          {measuring.obstacles.map(({ code, label }) => (
            <Checkbox
              key={code}
              label={label}
              checked={measurement.obstacles.includes(code)}
              onChange={({ target: { checked } }) =>
                form.setValue('obstacles', withObstacle(measurement.obstacles, code, checked))
              }
            />
          ))}
        </fieldset>
      )}
      <ChoiceField
        label={'Gniazdko 230\u00a0V'}
        choices={SOCKETS}
        value={measurement.socket ?? ''}
        onChange={(code) => form.setValue('socket', code)}
      />
      <Field
        label="Uwagi dla montera"
        hint="Nieobowiązkowo, na przykład: okno na piętrze, dojście od ogrodu."
        error={form.formState.errors.remark?.message}
      >
        {(control) => (
          <TextArea {...control} {...remark} rows={2} maxLength={REMARK_FIELD.maxLength.value} />
        )}
      </Field>
    </form>
  );
}

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
function ReadingFields({ form, legend, hint, readings }: ReadingFieldsProps) {
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
