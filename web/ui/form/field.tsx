import { useId, type ReactNode } from 'react';
import { Icon } from '../image/icon';
import styles from './field.module.css';

/** Attributes that connect a control to the label, hint and error of its field. */
interface FieldControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
}

interface FieldProps {
  /** The id of the control, where links lead to it; otherwise one is made. */
  id?: string;
  label: string;
  hint?: ReactNode;
  error?: string | null;
  required?: boolean;
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, control, hint and error in one column. */
export function Field({ label, hint, error, required = false, children, ...props }: FieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {required && <span className={styles.mark}>{'\u00a0*'}</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        required: required || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** What is wrong with a control, shown below it; the control refers to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
