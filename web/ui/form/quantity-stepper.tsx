import { useState } from 'react';
import { useEarlyInput } from '../../lib/form/use-early-input';
import { Icon } from '../image/icon';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** The accessible name of the group and its field: "Liczba sztuk: Markiza Solana". */
  label: string;
  disabled?: boolean;
}

/**
 * A whole number between two bounds: a minus button, a field and a plus button. A typed number applies on blur or
 * Enter.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min, max, onChange, label, disabled = false } = props;
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
      <QuantityInput {...props} />
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

function QuantityInput({ value, min, max, onChange, label, disabled }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (text: string) => {
    const typed = Number(text);
    setDraft(null);
    if (text.trim() === '' || !Number.isInteger(typed)) return;
    const bounded = Math.min(max, Math.max(min, typed));
    if (bounded !== value) onChange(bounded);
  };
  const field = useEarlyInput<HTMLInputElement>((input) => commit(input.value));
  return (
    <input
      ref={field}
      inputMode="numeric"
      aria-label={label}
      disabled={disabled}
      value={draft ?? String(value)}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={(event) => commit(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          commit(event.currentTarget.value);
        }
      }}
    />
  );
}
