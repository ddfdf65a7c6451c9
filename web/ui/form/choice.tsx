import { type ReactNode, type RefObject, useId } from 'react';
import { useEarlyInput } from '../../lib/form/use-early-input';
import { VisuallyHidden } from '../content/visually-hidden';

/** An option of a choice, which radio cards and segments draw. */
interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A line below the label (radio cards only). */
  description?: ReactNode;
  /** Shown beside the label, a price for example (radio cards only). */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceProps<Value extends string> {
  legend: string;
  /** Whether the legend is only for screen readers. */
  legendHidden?: boolean;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

interface RadioGroupProps<Value extends string> extends ChoiceProps<Value> {
  legendClass: string | undefined;
  groupClass: string | undefined;
  choiceClass: string | undefined;
  /** Draws what stands beside the radio button. */
  children: (choice: Choice<Value>) => ReactNode;
}

/** Returns a ref for the element around the radio buttons. A choice made before hydration is adopted. */
export function useEarlyChoice<Value extends string>({
  choices,
  value,
  onChange,
}: Pick<ChoiceProps<Value>, 'choices' | 'value' | 'onChange'>): RefObject<HTMLDivElement | null> {
  return useEarlyInput<HTMLDivElement>((group) => {
    const checked = group.querySelector<HTMLInputElement>(':checked')?.value;
    const chosen = choices.find((choice) => choice.value === checked);
    if (chosen && chosen.value !== value) onChange(chosen.value);
  });
}

/** Radio buttons with their legend. */
export function RadioGroup<Value extends string>({
  legend,
  legendHidden = false,
  choices,
  value,
  onChange,
  legendClass,
  groupClass,
  choiceClass,
  children,
}: RadioGroupProps<Value>) {
  const name = useId();
  const group = useEarlyChoice({ choices, value, onChange });
  return (
    <fieldset>
      <legend className={legendClass}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={groupClass} ref={group}>
        {choices.map((choice) => (
          <label key={choice.value} className={choiceClass}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {children(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
