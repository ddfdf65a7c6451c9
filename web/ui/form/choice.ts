import type { ReactNode } from 'react';

/** One of several: what radio cards and segments draw. */
export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A line below the label (radio cards only). */
  description?: ReactNode;
  /** Stands beside the label, a price for example (radio cards only). */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceProps<Value extends string> {
  legend: string;
  /** The legend is read aloud but not drawn. */
  legendHidden?: boolean;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}
