import type { ReactNode, RefObject } from 'react';
import { useEarlyInput } from '../../lib/form/use-early-input';

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
