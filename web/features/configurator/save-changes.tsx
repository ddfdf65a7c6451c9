import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ConfigurationInput } from '../../apollo/schema.generated';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';
import { AddToCartDocument } from './add-to-cart.generated';
import { forgetLines } from './forget-lines';
import { ReplacedLineDocument, TakeOutLineDocument } from './replace-line.generated';
import { useSaveConfiguration } from './use-save-configuration';

/** Puts the configuration in the place of a line of the cart, in the same number, and goes back there. */
export function SaveChanges({
  lineId,
  input,
  disabled,
}: {
  lineId: string;
  input: ConfigurationInput;
  disabled: boolean;
}) {
  const navigate = useNavigate();
  const [save] = useSaveConfiguration();
  const replace = useReplaceLine(lineId);
  const [pending, setPending] = useState(false);

  const saveChanges = async (): Promise<void> => {
    setPending(true);
    const saved = await save(input);
    const refusal = saved && (await replace(saved.id));
    setPending(false);
    if (!saved) return;
    if (refusal) return toast({ title: 'Błąd', description: refusal, tone: 'destructive' });
    toast({ title: 'Zapisano zmiany', description: 'Pozycja w\u00a0koszyku ma nowe ustawienia.' });
    await navigate('/koszyk');
  };

  return (
    <Button
      pending={pending}
      pendingLabel="Zapisywanie..."
      disabled={disabled}
      onClick={() => void saveChanges()}
    >
      Zapisz zmiany w koszyku
    </Button>
  );
}

/** Takes the line out and adds the new configuration; answers why not, and then the line is back as it was. */
function useReplaceLine(lineId: string): (configurationId: string) => Promise<string | undefined> {
  const client = useApolloClient();
  const [takeOut] = useMutation(TakeOutLineDocument);
  const [addToCart] = useMutation(AddToCartDocument, { update: forgetLines });
  const add = async (configurationId: string, quantity: number): Promise<string | undefined> => {
    const { data } = await addToCart({ variables: { input: { configurationId, quantity } } });
    return data?.addToCart.userErrors[0]?.message;
  };
  return async (configurationId) => {
    try {
      const answer = await client.query({
        query: ReplacedLineDocument,
        fetchPolicy: 'network-only',
      });
      const line = answer.data?.cart.lines.find(({ id }) => id === lineId);
      if (line) await takeOut({ variables: { input: { lineId } } });
      const refusal = await add(configurationId, line?.quantity ?? 1);
      if (refusal && line) await add(line.configuration.id, line.quantity);
      return refusal;
    } catch {
      return 'Nie udało się zapisać zmian. Spróbuj ponownie.';
    }
  };
}
