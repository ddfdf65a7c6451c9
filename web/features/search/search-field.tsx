import { useRef, type RefObject } from 'react';
import { pluralCount } from '../../lib/text/grammar';
import { Button } from '../../ui/button/button';
import { Field } from '../../ui/form/field';
import { TextInput } from '../../ui/form/inputs';
import { Icon } from '../../ui/image/icon';
import { MAX_SEARCH_LENGTH } from './search-address';
import { SEARCH_PATH } from './search-link';
import { SuggestionList } from './suggestion-list';
import { useSearchField } from './use-search-field';
import hidden from '../../ui/content/visually-hidden.module.css';
import styles from './search-field.module.css';

const SUGGESTIONS = ['podpowiedź', 'podpowiedzi', 'podpowiedzi'] as const;

interface SearchFieldProps {
  /** The text in the URL of the search page. */
  text?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** In a dialog the suggestions appear below the field and move what follows; elsewhere they lie over the page. */
  isDialog?: boolean;
  /** Called after a suggestion or the results were opened. */
  onLeave?: () => void;
}

/** The shop's search as a GET form that works without scripts; with them it suggests while the visitor types. */
export function SearchField({ text = '', inputRef, isDialog = false, onLeave }: SearchFieldProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const field = useSearchField({ text, input, isDialog, onLeave });
  const { combobox, count } = field;
  return (
    <search>
      <form
        className={styles.form}
        action={SEARCH_PATH}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          field.submit();
        }}
      >
        <div className={styles.field}>
          <Combobox text={text} input={input} field={field} />
          {!field.isEmpty && (
            <button
              type="button"
              className={styles.clear}
              aria-label="Wyczyść"
              onClick={field.clear}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        <Button type="submit">Szukaj</Button>
        <SuggestionList
          combobox={combobox}
          groups={field.groups}
          corrected={field.corrected}
          isOverPage={!isDialog}
          onChoose={field.leaveTo}
        />
        <output className={isDialog && count === 0 ? styles.nothing : hidden.hidden}>
          {field.isSettled && count === 0 && <span>Brak podpowiedzi</span>}
          {field.isSettled && combobox.isOpen && <span>{pluralCount(count, SUGGESTIONS)}</span>}
        </output>
      </form>
    </search>
  );
}

interface ComboboxProps {
  text: string;
  input: RefObject<HTMLInputElement | null>;
  field: ReturnType<typeof useSearchField>;
}

function Combobox({ text, input, field: { combobox, type } }: ComboboxProps) {
  const { isOpen, active, listId, optionId, onKeyDown, close } = combobox;
  return (
    <Field label="Czego szukasz?">
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a field with suggestions, ARIA 1.2
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="np. sypialnia, komary"
          defaultValue={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
      )}
    </Field>
  );
}
