import { useRef, type ComponentProps } from 'react';
import { Icon } from '../image/icon';
import { TextInput } from './inputs';
import styles from './search-input.module.css';

type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'placeholder'> & {
  /** Required, because CSS hides the button that clears the field while the placeholder is shown. */
  placeholder: string;
  /** Called after the button has cleared the field. */
  onClear: () => void;
};

/** A search field with its own button that clears it, instead of the browser's. */
export function SearchInput({ onClear, ...rest }: SearchInputProps) {
  const place = useRef<HTMLDivElement>(null);
  const clear = () => {
    const input = place.current?.querySelector('input');
    if (!input) return;
    input.value = '';
    onClear();
    input.focus();
  };
  return (
    <div className={styles.search} ref={place}>
      <TextInput {...rest} type="search" className={styles.input} />
      <button type="button" className={styles.clear} aria-label="Wyczyść pole" onClick={clear}>
        <Icon name="close" />
      </button>
    </div>
  );
}
