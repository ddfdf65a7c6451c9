import { useMutation } from '@apollo/client/react';

import { toast } from '../../ui/overlay/toast';
import type { CartLineFragment } from './cart-line.generated';
import { RemoveFromCartDocument, RestoreToCartDocument } from './cart-mutations.generated';
import { showRefusal } from './show-refusal';

/** Removes lines and offers to put back what was removed. */
export function useRemoval() {
  const [removeLine, removal] = useMutation(RemoveFromCartDocument);
  const [restoreLine, restoration] = useMutation(RestoreToCartDocument);

  const restore = async (line: CartLineFragment): Promise<void> => {
    const input = { configurationId: line.configuration.id, quantity: line.quantity };
    try {
      const { data } = await restoreLine({ variables: { input } });
      showRefusal(data?.addToCart.userErrors[0]?.message);
    } catch {
      showRefusal('Nie udało się przywrócić produktu. Spróbuj ponownie.');
    }
  };
  const remove = async (line: CartLineFragment): Promise<void> => {
    try {
      const { data } = await removeLine({ variables: { input: { lineId: line.id } } });
      const refusal = data?.removeFromCart.userErrors[0];
      if (refusal) return showRefusal(refusal.message);
      toast({
        title: 'Usunięto z\u00a0koszyka',
        description: line.configuration.product.name,
        action: { label: 'Cofnij', onSelect: () => void restore(line) },
      });
    } catch {
      showRefusal('Nie udało się usunąć produktu. Spróbuj ponownie.');
    }
  };
  return { remove, pending: removal.loading || restoration.loading };
}
