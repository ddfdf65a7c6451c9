import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { isOffline, OFFLINE } from '../../../apollo/refusal';
import { useInBrowser } from '../../../lib/browser/hydration';
import { useRequestKey } from '../../../lib/browser/request-keys';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Notice } from '../../../ui/content/notice';
import { QuantityStepper } from '../../../ui/form/quantity-stepper';
import { whyNoCart } from '../../cart/cookies-blocked';
import { AddAccessoryDocument, SaveAccessoryDocument } from './accessory.generated';
import styles from './accessory.module.css';

const MOST = 99;

/** The number of pieces and the button that adds them to the cart; then what was added, and the way to the cart. */
export function BuyAccessory({ product }: { product: { id: number; name: string } }) {
  const [quantity, setQuantity] = useState(1);
  const inBrowser = useInBrowser();
  const { add, pending, added, problem } = useAdd(product.id);
  return (
    <div className={styles.buy} data-screen-only>
      <div className={styles.order}>
        <QuantityStepper
          label={`Liczba sztuk: ${product.name}`}
          value={quantity}
          min={1}
          max={MOST}
          disabled={!inBrowser}
          onChange={setQuantity}
        />
        <Button
          pending={pending}
          pendingLabel="Dodawanie..."
          disabled={!inBrowser}
          onClick={() => void add(quantity)}
        >
          Dodaj do koszyka
        </Button>
      </div>
      <output>
        {added > 0 && (
          <Notice
            tone="success"
            title="Dodano do koszyka!"
          >{`${product.name}: ${added}\u00a0szt.`}</Notice>
        )}
        {problem && <Notice tone="error">{problem}</Notice>}
      </output>
      {added > 0 && (
        <ButtonLink variant="secondary" to="/koszyk">
          Przejdź do koszyka
        </ButtonLink>
      )}
    </div>
  );
}

/** Adds pieces of the product to the cart; `added` is how many the last answer confirmed. */
function useAdd(productId: number) {
  const [save, saving] = useMutation(SaveAccessoryDocument);
  const [addToCart, adding] = useMutation(AddAccessoryDocument, {
    // So that the cart page fetches its lines again.
    update: (cache) =>
      cache.evict({ id: cache.identify({ __typename: 'Cart' }), fieldName: 'lines' }),
  });
  const { keyOf, answered } = useRequestKey();
  const [{ added, problem }, setOutcome] = useState<{ added: number; problem?: string }>({
    added: 0,
  });

  const request = async (quantity: number): Promise<string | undefined> => {
    const { data } = await save({ variables: { input: { productId } } });
    const { configuration, issues } = data?.saveConfiguration ?? {};
    if (!configuration) return issues?.[0]?.message ?? FAILED;
    const idempotencyKey = keyOf(String(quantity));
    const input = { configurationId: configuration.id, quantity, idempotencyKey };
    const { data: answer } = await addToCart({ variables: { input } });
    answered();
    return answer?.addToCart.userErrors[0]?.message;
  };
  const add = async (quantity: number): Promise<void> => {
    const reason =
      whyNoCart() ??
      (await request(quantity).catch((error: unknown) => (isOffline(error) ? OFFLINE : FAILED)));
    setOutcome(reason ? { added: 0, problem: reason } : { added: quantity });
  };
  return { add, pending: saving.loading || adding.loading, added, problem };
}

const FAILED = 'Nie udało się dodać produktu do koszyka. Spróbuj ponownie.';
