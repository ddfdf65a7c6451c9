import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';

import { toast } from '../../ui/overlay/toast';
import type { CartLineFragment } from './cart-line.generated';
import {
  ChangeCartLineDocument,
  RemoveFromCartDocument,
  RestoreToCartDocument,
} from './cart-mutations.generated';

type Quantities = Readonly<Record<string, number>>;

export interface CartActions {
  /** Quantities asked for and not yet answered, by line id. */
  wanted: Quantities;
  /** A change is under way: the totals on the screen are about to change. */
  busy: boolean;
  changeQuantity: (line: CartLineFragment, quantity: number) => void;
  remove: (line: CartLineFragment) => void;
}

/** The cart's verbs. Quantities show at once; of several quick changes of a line the last one counts. */
export function useCartActions(): CartActions {
  const [changeLine] = useMutation(ChangeCartLineDocument);
  const [removeLine, removal] = useMutation(RemoveFromCartDocument);
  const [restoreLine, restoration] = useMutation(RestoreToCartDocument);
  const [wanted, setWanted] = useState<Quantities>({});
  const latest = useRef<Quantities>({});
  const want = (next: Quantities): void => {
    latest.current = next;
    setWanted(next);
  };

  const change = async (lineId: string, quantity: number): Promise<void> => {
    const isUnderWay = lineId in latest.current;
    want({ ...latest.current, [lineId]: quantity });
    if (isUnderWay) return;
    try {
      let sent: number | undefined;
      while (sent !== latest.current[lineId]) {
        sent = latest.current[lineId] ?? quantity;
        const { data } = await changeLine({ variables: { input: { lineId, quantity: sent } } });
        refuse(data?.changeCartLine.userErrors[0]?.message);
      }
    } catch {
      refuse('Nie udało się zmienić liczby sztuk. Spróbuj ponownie.');
    } finally {
      const { [lineId]: _done, ...others } = latest.current;
      want(others);
    }
  };
  const restore = async (line: CartLineFragment): Promise<void> => {
    const input = { configurationId: line.configuration.id, quantity: line.quantity };
    try {
      const { data } = await restoreLine({ variables: { input } });
      refuse(data?.addToCart.userErrors[0]?.message);
    } catch {
      refuse('Nie udało się przywrócić produktu. Spróbuj ponownie.');
    }
  };
  const remove = async (line: CartLineFragment): Promise<void> => {
    try {
      const { data } = await removeLine({ variables: { input: { lineId: line.id } } });
      const refusal = data?.removeFromCart.userErrors[0];
      if (refusal) return refuse(refusal.message);
      toast({
        title: 'Usunięto z\u00a0koszyka',
        description: line.configuration.product.name,
        action: { label: 'Cofnij', onSelect: () => void restore(line) },
      });
    } catch {
      refuse('Nie udało się usunąć produktu. Spróbuj ponownie.');
    }
  };

  return {
    wanted,
    busy: Object.keys(wanted).length > 0 || removal.loading || restoration.loading,
    changeQuantity: (line, quantity) => void change(line.id, quantity),
    remove: (line) => void remove(line),
  };
}

function refuse(description: string | undefined): void {
  if (description) toast({ title: 'Błąd', description, tone: 'destructive' });
}
