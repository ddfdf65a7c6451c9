import { useSuspenseQuery } from '@apollo/client/react';
import { useEffect, useRef, type RefObject } from 'react';

import { CartLines } from '../../features/cart/cart-lines';
import { CartSummary } from '../../features/cart/cart-summary';
import { useCartActions } from '../../features/cart/use-cart-actions';
import { CheckoutForm } from '../../features/checkout/checkout-form';
import { ConsentBoxes } from '../../features/checkout/consent-boxes';
import { OrderButton } from '../../features/checkout/order-button';
import { useCheckout } from '../../features/checkout/use-checkout';
import { plural } from '../../lib/text/plural';
import { ButtonLink } from '../../ui/button/button-link';
import { EmptyState } from '../../ui/layout/empty-state';
import { NeedsScripts } from '../../ui/layout/needs-scripts';
import { Section } from '../../ui/layout/section';
import { CartPageDocument } from './cart-page.generated';
import styles from './cart-page.module.css';
import { PageMeta } from '../../ui/layout/page-meta';
import type { Load } from '../../apollo/load';

export { CartSkeleton as Loading } from './cart-skeleton';

/** The visitor's cart. One seen earlier shows at once and is priced anew meanwhile. */
export const load: Load = ({ client }) => {
  if (!client.readQuery({ query: CartPageDocument }))
    return client.query({ query: CartPageDocument });
  // A failure leaves the earlier cart; the order itself is checked on the server.
  client.query({ query: CartPageDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  return null;
};

export function CartPage() {
  const { cart, consents, company } = useSuspenseQuery(CartPageDocument).data;
  const actions = useCartActions();
  const checkout = useCheckout(cart);
  const heading = useFocusAfterLoss(cart.lines.length);
  if (cart.lines.length === 0) return <EmptyCart heading={heading} phone={company.phone} />;
  return (
    <Section size="s" aria-labelledby="cart-title">
      <PageMeta title="Koszyk" noIndex />
      <div className={styles.layout}>
        <header className={styles.head}>
          <h1 id="cart-title" ref={heading} tabIndex={-1}>
            Koszyk
          </h1>
          <p className={styles.count}>
            {cart.lineCount} {plural(cart.lineCount, ['pozycja', 'pozycje', 'pozycji'])},{' '}
            {cart.itemCount} {plural(cart.itemCount, ['sztuka', 'sztuki', 'sztuk'])}
          </p>
        </header>
        <div className={styles.main}>
          <CartNeedsScripts phone={company.phone} />
          <CartLines lines={cart.lines} actions={actions} />
          <CheckoutForm checkout={checkout} />
        </div>
        <aside className={styles.summary} aria-label="Podsumowanie zamówienia">
          <CartSummary cart={cart} stale={actions.busy} />
          <ConsentBoxes consents={consents} checkout={checkout} />
          <OrderButton cart={cart} checkout={checkout} disabled={actions.busy} />
        </aside>
      </div>
    </Section>
  );
}

function CartNeedsScripts({ phone }: { phone: string }) {
  return (
    <NeedsScripts phone={phone}>
      Bez niej koszyk i&nbsp;składanie zamówień nie działają.
    </NeedsScripts>
  );
}

function EmptyCart({
  heading,
  phone,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  phone: string;
}) {
  return (
    <Section size="m" aria-label="Koszyk">
      <PageMeta title="Koszyk" noIndex />
      <h1 className={styles.emptyTitle} ref={heading} tabIndex={-1}>
        Koszyk
      </h1>
      <CartNeedsScripts phone={phone} />
      <EmptyState
        title="Twój koszyk jest pusty"
        action={<ButtonLink to="/produkty">Zobacz produkty</ButtonLink>}
      >
        Ustaw wymiar i&nbsp;kolory w&nbsp;konfiguratorze, a&nbsp;cenę zobaczysz od razu.
      </EmptyState>
    </Section>
  );
}

/** Who removes a line by its button is left without a place when both are gone; the element takes the focus then. */
function useFocusAfterLoss(count: number): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    const isLess = count < shown.current;
    shown.current = count;
    if (isLess && document.activeElement === document.body) ref.current?.focus();
  }, [count]);
  return ref;
}
