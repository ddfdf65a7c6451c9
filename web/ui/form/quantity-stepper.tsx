import { useState } from 'react';

import { Icon } from '../image/icon';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** What is counted, for the names of the controls: "Liczba sztuk: Markiza Solana". */
  label: string;
  disabled?: boolean;
}

/** A whole number between two bounds: minus, field, plus. A typed number counts when the field is left. */
export function QuantityStepper({
  value,
  min,
  max,
  onChange,
  label,
  disabled = false,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const typed = Number(draft);
    setDraft(null);
    if (draft === null || draft.trim() === '' || !Number.isInteger(typed)) return;
    const bounded = Math.min(max, Math.max(min, typed));
    if (bounded !== value) onChange(bounded);
  };
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <button
        type="button"
        aria-label="Zmniejsz"
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            commit();
          }
        }}
      />
      <button
        type="button"
        aria-label="Zwiększ"
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
