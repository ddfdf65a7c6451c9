import type { ChoiceProps } from './choice';
import { Field } from './field';
import { Select } from './inputs';
import { Segmented } from './segmented';

const MOST_SIDE_BY_SIDE = 3;

interface ChoiceFieldProps {
  label: string;
  hint?: string;
  choices: readonly { readonly code: string; readonly label: string }[];
  value: string;
  onChange: ChoiceProps<string>['onChange'];
}

/** A choice among codes: side by side for a few, a select for more. */
export function ChoiceField({ label, hint, choices, value, onChange }: ChoiceFieldProps) {
  if (choices.length <= MOST_SIDE_BY_SIDE)
    return (
      <Segmented
        legend={label}
        value={value}
        choices={choices.map(({ code, label: text }) => ({ value: code, label: text }))}
        onChange={onChange}
      />
    );
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {value === '' && <option value="">wybierz</option>}
          {choices.map(({ code, label: text }) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
