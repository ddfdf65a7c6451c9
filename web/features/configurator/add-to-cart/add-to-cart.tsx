import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { Repair, Warning } from '#engine/goods/configuration/issues';
import { familyOf } from '#engine/goods/families/families';
import { isOffline, OFFLINE } from '../../../apollo/refusal';
import type { Category, ConfigurationInput } from '../../../apollo/schema.generated';
import { useRequestKey } from '../../../lib/browser/request-keys';
import { Button, ButtonLink } from '../../../ui/button/button';
import { toast } from '../../../ui/overlay/toast';
import { whyNoCart } from '../../cart/cookies-blocked';
import { useSaveConfiguration, useSavedOnce } from '../saved/use-save-configuration';
import { AddToCartDocument } from './add-to-cart.generated';
import { useReplaceLine, forgetLines } from './use-replace-line';
import styles from './add-to-cart.module.css';

/** How long a toast with a warning stays, ms: warning and repair take longer to read. */
const LONG = 15_000;

interface AddToCartProps {
  category: Category;
  input: ConfigurationInput;
  disabled: boolean;
  /** The first warning, which the toast repeats. */
  warning: Warning | undefined;
  /** Returns the input with a repair applied. */
  repaired: (repair: Repair) => ConfigurationInput;
  onRepair: (repair: Repair) => void;
}

/** A button that saves the configuration and adds one piece of it to the cart; afterwards also a link to the cart. */
export function AddToCart(props: AddToCartProps) {
  const { add, adding, added } = useAddToCart(props);
  return (
    <div className={styles.actions}>
      <Button
        pending={adding}
        pendingLabel="Dodawanie..."
        disabled={props.disabled}
        onClick={() => void add()}
      >
        Dodaj do koszyka
      </Button>
      {added && (
        <ButtonLink variant="quiet" to="/koszyk">
          Przejdź do koszyka
        </ButtonLink>
      )}
    </div>
  );
}

function useAddToCart(props: AddToCartProps) {
  const { saveOnce, saving } = useSavedOnce(props.input);
  const [mutate, { loading }] = useMutation(AddToCartDocument, { update: forgetLines });
  const { keyOf, answered } = useRequestKey();
  const [added, setAdded] = useState(false);
  const announce = useAnnouncement(props);
  const add = async (): Promise<void> => {
    const blocked = whyNoCart();
    if (blocked) return fail(blocked);
    const saved = await saveOnce();
    if (!saved) return;
    const configurationId = saved.id;
    const input = { configurationId, quantity: 1, idempotencyKey: keyOf(configurationId) };
    try {
      const { data } = await mutate({ variables: { input } });
      answered();
      const refusal = data?.addToCart.userErrors[0];
      if (refusal) return fail(refusal.message);
      setAdded(true);
      const lines = data?.addToCart.cart.lines ?? [];
      announce(lines.find(({ configuration }) => configuration.id === configurationId)?.id);
    } catch (error) {
      const otherwise = 'Nie udało się dodać produktu do koszyka. Spróbuj ponownie.';
      fail(isOffline(error) ? OFFLINE : otherwise);
    }
  };
  return { add, adding: saving || loading, added };
}

/**
 * Returns a function that announces the new cart line in a toast, with the first warning if there is one. The repair
 * offered there changes the cart line as well as the page.
 */
function useAnnouncement({ category, warning, repaired, onRepair }: AddToCartProps) {
  const [save] = useSaveConfiguration();
  const replace = useReplaceLine();
  const repairLine = async (lineId: string, repair: Repair): Promise<void> => {
    onRepair(repair);
    const saved = await save(repaired(repair));
    const refusal = saved && (await replace(lineId, saved.id));
    if (refusal) fail(refusal);
    else if (saved)
      toast({
        title: 'Zmieniono w\u00a0koszyku',
        description: 'Pozycja w\u00a0koszyku ma nowe ustawienia.',
      });
  };
  return (lineId: string | undefined): void => {
    const { cartMessage } = familyOf(category);
    const title = 'Dodano do koszyka!';
    const onward = `${cartMessage} Możesz kontynuować zakupy lub przejść do kasy.`;
    if (!warning) return toast({ title, description: onward });
    const { message, repair } = warning;
    toast({
      title,
      description: `${onward} Uwaga: ${message}`,
      durationMs: LONG,
      ...(repair &&
        lineId && {
          action: { label: repair.label, onSelect: () => void repairLine(lineId, repair) },
        }),
    });
  };
}

function fail(description: string): void {
  toast({ title: 'Błąd', description, tone: 'destructive' });
}
