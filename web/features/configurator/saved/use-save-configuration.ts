import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { isOffline, OFFLINE, refusalCode, rateLimitMessage } from '../../../apollo/refusal';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import { toast } from '../../../ui/overlay/toast';
import {
  SaveConfigurationDocument,
  type SavedThingsFragment,
} from './save-configuration.generated';

const PRODUCT_GONE =
  'Tego produktu nie ma już w\u00a0ofercie. Wybierz inny produkt z\u00a0tej kategorii.';

/**
 * Returns `save`, which stores a configuration and returns its links (null after an error, which a toast shows), and
 * whether it is under way.
 */
export function useSaveConfiguration(): [
  save: (input: ConfigurationInput) => Promise<SavedThingsFragment | null>,
  saving: boolean,
] {
  const [mutate, { loading }] = useMutation(SaveConfigurationDocument);
  const save = async (input: ConfigurationInput): Promise<SavedThingsFragment | null> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const { configuration, issues } = data?.saveConfiguration ?? {};
      if (configuration) return configuration;
      fail(issues?.[0]?.message);
    } catch (error) {
      fail(reasonOf(error));
    }
    return null;
  };
  return [save, loading];
}

function reasonOf(error: unknown): string | undefined {
  if (isOffline(error)) return OFFLINE;
  return refusalCode(error) === 'NOT_FOUND' ? PRODUCT_GONE : rateLimitMessage(error);
}

function fail(reason = 'Nie udało się zapisać konfiguracji. Spróbuj ponownie.'): void {
  toast({ title: 'Błąd', description: reason, tone: 'destructive' });
}

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
