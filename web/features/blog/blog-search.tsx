import { useEffect, useRef } from 'react';

import { Field } from '../../ui/form/field';
import { TextInput } from '../../ui/form/text-input';

interface BlogSearchProps {
  text: string;
  onChange: (text: string) => void;
}

/** Searches with every key; follows the address while nobody is typing. */
export function BlogSearch({ text, onChange }: BlogSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    if (current && current !== document.activeElement) current.value = text;
  }, [text]);
  return (
    <search>
      <Field label="Szukaj w artykułach">
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="search"
            maxLength={100}
            placeholder="np. markiza, wiatr"
            defaultValue={text}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </search>
  );
}
