import { useId } from 'react';
import { VisuallyHidden } from '../content/visually-hidden';
import { useEarlyChoice, type ChoiceProps } from './choice';
import styles from './segmented.module.css';

/** A choice of one among a few short words, side by side. */
export function Segmented<Value extends string>({
  legend,
  legendHidden = false,
  choices,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  const group = useEarlyChoice({ choices, value, onChange });
  return (
    <fieldset>
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.bar} ref={group}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
