import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { useSentAddress } from '../../../lib/form/use-sent-address';
import { Field } from '../../../ui/form/field';
import { SearchInput } from '../../../ui/form/search-input';
import { type BlogView, viewLink } from './blog-url';

/**
 * A GET form that, with scripts, searches at every key press. Its field is uncontrolled: what was typed before
 * hydration is searched on mount, and the field follows the URL when that changes by other means (Back, a link).
 */
export function BlogSearch({ view }: { view: BlogView }) {
  const { text, category, tag } = view;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const isNew = useSentAddress(text, () => {
    if (input.current) input.current.value = text;
  });
  const search = () => {
    const typed = input.current?.value ?? '';
    if (!isNew(typed)) return;
    void navigate(viewLink(view, { text: typed }), { replace: true, preventScrollReset: true });
  };
  const searchEarly = useEffectEvent(search);
  useEffect(() => searchEarly(), []);

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <Field label="Szukaj w artykułach">
          {(control) => (
            <SearchInput
              {...control}
              ref={input}
              name="szukaj"
              autoComplete="off"
              maxLength={100}
              placeholder="np. markiza, wiatr"
              defaultValue={text}
              onChange={search}
              onClear={search}
            />
          )}
        </Field>
        {category !== null && <input type="hidden" name="kategoria" value={category} />}
        {tag !== null && <input type="hidden" name="tag" value={tag} />}
      </form>
    </search>
  );
}
