import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { familyOf } from '../../../../engine/families/families.js';
import type { Category, ConfigurationInput } from '../../../apollo/schema.generated';
import { isOffline, OFFLINE } from '../../../apollo/refusal';
import { Button } from '../../../ui/button/button';
import { ButtonLink } from '../../../ui/button/button-link';
import { toast } from '../../../ui/overlay/toast';
import { AddToCartDocument } from './add-to-cart.generated';
import styles from './add-to-cart.module.css';
import { forgetLines } from './forget-lines';
import { useSaveConfiguration } from '../saved/use-save-configuration';

interface AddToCartProps {
  category: Category;
  input: ConfigurationInput;
  disabled: boolean;
}

/** Saves the configuration, then puts one piece of it into the cart. */
export function AddToCart({ category, input, disabled }: AddToCartProps) {
  const { add, adding, added } = useAddToCart(category, input);
  return (
    <div className={styles.actions}>
      <Button
        pending={adding}
        pendingLabel="Dodawanie..."
        disabled={disabled}
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

function useAddToCart(category: Category, input: ConfigurationInput) {
  const [save, saving] = useSaveConfiguration();
  const [mutate, { loading }] = useMutation(AddToCartDocument, { update: forgetLines });
  const [added, setAdded] = useState(false);
  const add = async (): Promise<void> => {
    const saved = await save(input);
    if (!saved) return;
    const configurationId = saved.id;
    try {
      const { data } = await mutate({ variables: { input: { configurationId, quantity: 1 } } });
      const refusal = data?.addToCart.userErrors[0];
      if (refusal) return fail(refusal.message);
      setAdded(true);
      toast({
        title: 'Dodano do koszyka!',
        description: `${familyOf(category).cartMessage} Możesz kontynuować zakupy lub przejść do kasy.`,
      });
    } catch (error) {
      const otherwise = 'Nie udało się dodać produktu do koszyka. Spróbuj ponownie.';
      fail(isOffline(error) ? OFFLINE : otherwise);
    }
  };
  return { add, adding: saving || loading, added };
}

function fail(description: string): void {
  toast({ title: 'Błąd', description, tone: 'destructive' });
}
