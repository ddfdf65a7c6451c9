import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { Repair } from '#engine/goods/configuration/issues';
import { familyOf } from '#engine/goods/families/families';
import { isOffline, OFFLINE } from '../../../apollo/refusal';
import type { Category, ConfigurationInput } from '../../../apollo/schema.generated';
import { useRequestKey } from '../../../lib/browser/request-keys';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Icon } from '../../../ui/image/icon';
import { toast } from '../../../ui/overlay/toast';
import { whyNoCart } from '../../cart/cookies-blocked';
import { useSaveConfiguration, useSavedOnce } from '../saved/use-save-configuration';
import { AddToCartDocument } from './add-to-cart.generated';
import { useReplaceLine, forgetLines } from './use-replace-line';
import styles from './add-to-cart.module.css';

/** What the cart has received from this page. */
interface Added {
  /** The input of the configuration, as text. */
  of: string;
  lineId: string | undefined;
  title: string;
  description: string;
}

interface AddToCartState {
  /** What the cart holds of the current settings; undefined once they are changed. */
  added: Added | undefined;
  pending: boolean;
  add: () => Promise<void>;
  /** Gives the added cart line the settings with a repair applied; does nothing if there is no such line. */
  repairLine: (repair: Repair) => Promise<void>;
}

/** A button that adds the configuration to the cart; once that has it, the confirmation and the way to the cart. */
export function AddToCart({
  state: { added, pending, add },
  disabled,
}: {
  state: AddToCartState;
  disabled: boolean;
}) {
  if (!added)
    return (
      <Button
        pending={pending}
        pendingLabel="Dodawanie..."
        disabled={disabled}
        onClick={() => void add()}
      >
        Dodaj do koszyka
      </Button>
    );
  return (
    <>
      <Confirmation key={added.of} {...added} />
      <ButtonLink to="/koszyk">Przejdź do koszyka</ButtonLink>
    </>
  );
}

/** Takes the focus, because the pressed button is replaced by the link to the cart. */
function Confirmation({ title, description }: Added) {
  const ref = useRef<HTMLOutputElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <output ref={ref} className={styles.confirmation} tabIndex={-1}>
      <Icon name="check" />
      <span>
        <strong>{title}</strong> <span>{description}</span>
      </span>
    </output>
  );
}

/** Adds the current settings to the cart, and repairs the added line. */
export function useAddToCart(
  category: Category,
  input: ConfigurationInput,
  repaired: (repair: Repair) => ConfigurationInput,
): AddToCartState {
  const { saveOnce, saving } = useSavedOnce(input);
  const [mutate, { loading }] = useMutation(AddToCartDocument, { update: forgetLines });
  const { keyOf, answered } = useRequestKey();
  const [last, setLast] = useState<Added>();
  const added = last?.of === JSON.stringify(input) ? last : undefined;
  const [save] = useSaveConfiguration();
  const replace = useReplaceLine();

  const add = async (): Promise<void> => {
    const blocked = whyNoCart();
    if (blocked) return fail(blocked);
    const saved = await saveOnce();
    if (!saved) return;
    const configurationId = saved.id;
    const line = { configurationId, quantity: 1, idempotencyKey: keyOf(configurationId) };
    try {
      const { data } = await mutate({ variables: { input: line } });
      answered();
      const refusal = data?.addToCart.userErrors[0];
      if (refusal) return fail(refusal.message);
      const lines = data?.addToCart.cart.lines ?? [];
      setLast({
        of: JSON.stringify(input),
        lineId: lines.find(({ configuration }) => configuration.id === configurationId)?.id,
        title: 'Dodano do koszyka!',
        description: `${familyOf(category).cartMessage} Możesz kontynuować zakupy lub przejść do kasy.`,
      });
    } catch (error) {
      const otherwise = 'Nie udało się dodać produktu do koszyka. Spróbuj ponownie.';
      fail(isOffline(error) ? OFFLINE : otherwise);
    }
  };

  const repairLine = async (repair: Repair): Promise<void> => {
    if (!added?.lineId) return;
    const next = repaired(repair);
    const saved = await save(next);
    const refusal = saved && (await replace(added.lineId, saved.id));
    if (refusal) return fail(refusal);
    if (saved)
      setLast({
        of: JSON.stringify(next),
        lineId: added.lineId,
        title: 'Zmieniono w\u00a0koszyku',
        description: 'Pozycja w\u00a0koszyku ma nowe ustawienia.',
      });
  };
  return { added, pending: saving || loading, add, repairLine };
}

function fail(description: string): void {
  toast({ title: 'Błąd', description, tone: 'destructive' });
}
