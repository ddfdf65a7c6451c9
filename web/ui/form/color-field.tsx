import { useId } from 'react';
import { useEarlyChoice } from './choice';
import styles from './color-field.module.css';

interface ColorFieldProps {
  label: string;
  value: string;
  names: readonly string[];
  /** The colours by name; hex is "#rrggbb". */
  colors: readonly { readonly name: string; readonly hex: string }[];
  onChange: (name: string) => void;
}

/** Colours as swatches; the name of the chosen one is beside the label. */
export function ColorField({ label, value, names, colors, onChange }: ColorFieldProps) {
  const group = useId();
  const choices = names.map((name) => ({ value: name, label: name }));
  const swatches = useEarlyChoice({ choices, value, onChange });
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        <span>{label}</span>: <span className={styles.chosen}>{value}</span>
      </legend>
      <div className={styles.swatches} ref={swatches}>
        {names.map((name) => (
          <label key={name} className={styles.swatch} title={name}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              value={name}
              aria-label={name}
              checked={name === value}
              onChange={() => onChange(name)}
            />
            <span
              className={styles.disc}
              style={{ background: colors.find((color) => color.name === name)?.hex }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
