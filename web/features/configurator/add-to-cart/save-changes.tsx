import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ConfigurationInput } from '../../../apollo/schema.generated';
import { isOffline, OFFLINE } from '../../../apollo/refusal';
import { Button } from '../../../ui/button/button';
import { toast } from '../../../ui/overlay/toast';
import { AddToCartDocument } from './add-to-cart.generated';
import { forgetLines } from './forget-lines';
import { ReplaceLineDocument } from './replace-line.generated';
import { useSaveConfiguration } from '../saved/use-save-configuration';

/** Replaces a cart line by the configuration, keeps the quantity, and returns to the cart. */
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

/** Replaces the line by the new configuration, or adds a line where it is gone; returns the error message, if any. */
function useReplaceLine(lineId: string): (configurationId: string) => Promise<string | undefined> {
  const [replaceLine] = useMutation(ReplaceLineDocument, { update: forgetLines });
  const [addToCart] = useMutation(AddToCartDocument, { update: forgetLines });
  return async (configurationId) => {
    try {
      const replaced = await replaceLine({ variables: { input: { lineId, configurationId } } });
      const refusal = replaced.data?.replaceCartLine.userErrors[0];
      if (refusal?.path?.[0] !== 'lineId') return refusal?.message;
      const added = await addToCart({ variables: { input: { configurationId } } });
      return added.data?.addToCart.userErrors[0]?.message;
    } catch (error) {
      return isOffline(error) ? OFFLINE : 'Nie udało się zapisać zmian. Spróbuj ponownie.';
    }
  };
}
