import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import { Button } from '../../../ui/button/button';
import { toast } from '../../../ui/overlay/toast';
import { useSaveConfiguration } from '../saved/use-save-configuration';
import { useReplaceLine } from './use-replace-line';

/**
 * A button that gives the cart line this configuration, or adds a line if that line is gone, and then opens the cart.
 */
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
  const replace = useReplaceLine();
  const [pending, setPending] = useState(false);

  const saveChanges = async (): Promise<void> => {
    setPending(true);
    const saved = await save(input);
    const refusal = saved && (await replace(lineId, saved.id));
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
      Zapisz zmiany w&nbsp;koszyku
    </Button>
  );
}
