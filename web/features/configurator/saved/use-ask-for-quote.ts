import { useNavigate } from 'react-router-dom';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import { useSaveConfiguration } from './use-save-configuration';

/**
 * Returns `ask`, which saves the configuration, opens the quote form with it and tells whether it did, and whether it is
 * being saved. A toast shows a failure.
 */
export function useAskForQuote(
  input: ConfigurationInput,
): [ask: () => Promise<boolean>, asking: boolean] {
  const navigate = useNavigate();
  const [save, saving] = useSaveConfiguration();
  const ask = async (): Promise<boolean> => {
    const saved = await save(input);
    if (saved) await navigate(`/wycena?configuration=${saved.id}`);
    return saved !== null;
  };
  return [ask, saving];
}
