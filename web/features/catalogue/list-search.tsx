import { useEffect, useRef, type RefObject } from 'react';

import { Field } from '../../ui/form/field';
import { TextInput } from '../../ui/form/text-input';
import styles from './list-search.module.css';
import { useListAddress } from './use-list-address';

const PAUSE_MS = 300;

/** Searches a moment after the last key, at once on Enter; follows the address when that changes by other means. */
export function ListSearch({ text }: { text: string }) {
  const { change } = useListAddress();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the address said, or was told, last: anything else in the field is the visitor's typing. */
  const agreed = useRef(text);

  const search = () => {
    clearTimeout(timer.current);
    agreed.current = typedText(input);
    if (agreed.current !== text) change({ text: agreed.current }, { replace: true });
  };
  const searchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => form.current?.requestSubmit(), PAUSE_MS);
  };
  useEffect(() => {
    if (typedText(input) !== agreed.current) return searchSoon();
    agreed.current = text;
    if (input.current && typedText(input) !== text) input.current.value = text;
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <form
      ref={form}
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
            name="q"
            autoComplete="off"
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

function typedText(input: RefObject<HTMLInputElement | null>): string {
  return input.current?.value.trim() ?? '';
}
