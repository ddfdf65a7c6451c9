/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events --
   the list of an ARIA 1.2 combobox: focus and keys stay in its field */
import { useEffect } from 'react';
import { joinClasses } from '../../lib/join-classes';
import type { Combobox } from '../../ui/form/use-combobox';
import type { Suggestion, SuggestionGroup } from './suggestion-groups';
import styles from './suggestion-list.module.css';

interface SuggestionListProps {
  combobox: Combobox;
  groups: readonly SuggestionGroup[];
  /** The corrected words that were searched for, where nothing matches the typed ones. */
  corrected: string | null;
  /** Whether the list lies over the page instead of moving what is below it. */
  isOverPage: boolean;
  onChoose: (address: string) => void;
}

/** The options of the search's combobox, by group. */
export function SuggestionList(props: SuggestionListProps) {
  const { combobox, groups, corrected, isOverPage, onChoose } = props;
  const { listId, active, optionId } = combobox;
  const isEmpty = groups.length === 0;
  const activeId = active >= 0 ? optionId(active) : null;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const all = groups.flatMap(({ suggestions }) => suggestions);
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Podpowiedzi"
      className={joinClasses(styles.list, isOverPage && styles.overPage, isEmpty && styles.empty)}
      // Pressing the mouse here would take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {corrected !== null && !isEmpty && (
        <p className={styles.corrected} role="presentation">{`Podpowiedzi dla „${corrected}”`}</p>
      )}
      {groups.map(({ label, suggestions }) => (
        <div key={label} role="group" aria-label={label} className={styles.group}>
          <p className={styles.label} role="presentation">
            {label}
          </p>
          {suggestions.map((suggestion) => (
            <Option
              key={suggestion.to + suggestion.label}
              id={optionId(all.indexOf(suggestion))}
              suggestion={suggestion}
              isActive={all[active] === suggestion}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<SuggestionListProps, 'onChoose'> {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
}

function Option({ id, suggestion: { to, label, fact }, isActive, onChoose }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onClick={() => onChoose(to)}
    >
      <span>{label}</span>
      {fact && <span className={styles.fact}>{fact}</span>}
    </div>
  );
}
