import { useEffect, useRef } from 'react';

import { Field } from '../../ui/field';
import { TextInput } from '../../ui/text-input';
import styles from './list-search.module.css';
import { useListAddress } from './use-list-address';

const PAUSE_MS = 300;

/** Searches a moment after the last key, at once on Enter; follows the address when that changes by other means. */
export function ListSearch({ text }: { text: string }) {
  const { change } = useListAddress();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (input.current && timer.current === undefined) input.current.value = text;
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const typed = input.current?.value.trim() ?? '';
    if (typed !== text) change({ text: typed }, { replace: true });
  };
  const searchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, PAUSE_MS);
  };
  return (
    <form
      className={styles.search}
      aria-label="Szukaj produktów"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Field label="Szukaj">
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="search"
            maxLength={100}
            placeholder="Nazwa lub opis produktu"
            defaultValue={text}
            onChange={searchSoon}
          />
        )}
      </Field>
    </form>
  );
}
