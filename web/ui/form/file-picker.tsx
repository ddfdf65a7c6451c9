import { type ComponentProps, useId } from 'react';
import { joinClasses } from '../../lib/join-classes';
import { Icon } from '../image/icon';
import styles from './file-picker.module.css';

interface FilePickerProps extends Pick<ComponentProps<'input'>, 'ref' | 'multiple' | 'capture'> {
  /** Names the field where `title` does not. */
  label?: string;
  title: string;
  hint: string;
  size?: 'm' | 's';
  busy?: boolean;
  onPick: (files: File[]) => void;
}

/** A field that takes photographs or chooses them; files can also be dropped on it. */
export function FilePicker({
  label,
  title,
  hint,
  size = 'm',
  busy = false,
  onPick,
  ...input
}: FilePickerProps) {
  const id = useId();
  return (
    <label className={joinClasses(styles.field, size === 's' && styles.small)} aria-busy={busy}>
      <Icon name="camera" />
      <span className={styles.title} id={`${id}-title`}>
        {title}
      </span>
      <span className={styles.hint} id={`${id}-hint`}>
        {hint}
      </span>
      <input
        {...input}
        className={styles.input}
        type="file"
        accept="image/*"
        aria-label={label}
        aria-labelledby={label ? undefined : `${id}-title`}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
