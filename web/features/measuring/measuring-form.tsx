import { type UseFormReturn } from 'react-hook-form';

import type { Family } from '#engine/goods/families/family';
import { type Measurement, SOCKETS } from '#engine/goods/measuring/measurement';
import { readingLetters } from '#engine/goods/measuring/sketch';
import { changeSearch } from '../../lib/browser/change-search';
import { textControl } from '../../lib/form/text-control';
import { Checkbox } from '../../ui/form/checkbox';
import { ChoiceField } from '../../ui/form/choice-field';
import { Field } from '../../ui/form/field';
import { TextArea } from '../../ui/form/text-area';
import styles from './measuring-form.module.css';
import { type MeasuringValues, REMARK_FIELD, withObstacle } from './measuring-values';
import { ReadingFields } from './reading-fields';

interface MeasuringFormProps {
  family: Family;
  form: UseFormReturn<MeasuringValues>;
  /** The result of the answers so far. */
  measurement: Measurement;
}

/** The questions: choices about the mounting, the lengths, then what the fitter should know. */
export function MeasuringForm({
  family: { measuring, placement },
  form,
  measurement,
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
              value={String(measurement.placement[setting.code])}
              onChange={(code) => {
                form.setValue(`placement.${setting.code}`, code);
                changeSearch((search) => search.set(setting.code, code));
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
