import { useId } from 'react';
import { VisuallyHidden } from '../content/visually-hidden';
import { useEarlyChoice, type ChoiceProps } from './choice';
import styles from './radio-cards.module.css';

/** A choice of one among few, each with room for a description and a price. */
export function RadioCards<Value extends string>({
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
      <legend className={styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.cards} ref={group}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.text}>
              <span className={styles.label}>{choice.label}</span>
              {choice.description && (
                <span className={styles.description}>{choice.description}</span>
              )}
            </span>
            {choice.aside && <span className={styles.aside}>{choice.aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
