import { useState } from 'react';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import type { SavedThingsFragment } from './save-configuration.generated';
import { useSaveConfiguration } from './use-save-configuration';

/**
 * `saveOnce` saves these settings unless they are saved already, and returns their links, null after an error. After a
 * change of the settings `saved` is null, and `saveOnce` saves again.
 */
export function useSavedOnce(input: ConfigurationInput): {
  saved: SavedThingsFragment | null;
  saveOnce: () => Promise<SavedThingsFragment | null>;
  saving: boolean;
} {
  const [save, saving] = useSaveConfiguration();
  const [last, setLast] = useState<{ of: ConfigurationInput; saved: SavedThingsFragment }>();
  const saved = last?.of === input ? last.saved : null;
  const saveOnce = async (): Promise<SavedThingsFragment | null> => {
    if (saved) return saved;
    const answer = await save(input);
    if (answer) setLast({ of: input, saved: answer });
    return answer;
  };
  return { saved, saveOnce, saving };
}
