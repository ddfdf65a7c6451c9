import { useSuspenseQuery } from '@apollo/client/react';
import { useEffect, useRef, type RefObject } from 'react';
import { plural } from '#engine/locale/plural';
import type { Load } from '../../apollo/load';
import { PaymentBox } from '../../goods/payment-box';
import { useInBrowser } from '../../lib/browser/hydration';
import { ButtonLink } from '../../ui/button/button';
import { Notice } from '../../ui/content/notice';
import { EmptyState } from '../../ui/layout/empty-state';
import { NeedsScripts } from '../../ui/layout/needs-scripts';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section } from '../../ui/layout/section';
import { Skeleton } from '../../ui/layout/skeleton';
import { OrderButton, CheckoutForm } from '../checkout/order-button';
import { type Checkout, useCheckout } from '../checkout/use-checkout';
import { CartLines } from './cart-lines';
import { CartPageDocument } from './cart-page.generated';
import { CartSummary } from './cart-summary';
import { whyNoCart } from './cookies-blocked';
import { RemovedLine } from './removed-line';
import { type CartActions, useCartActions } from './use-cart-actions';
import styles from './cart-page.module.css';

/** Loads the visitor's cart. A cached one is shown at once, while current prices are loaded. */
export const load: Load = ({ client }) => {
  if (!client.readQuery({ query: CartPageDocument }))
    return client.query({ query: CartPageDocument });
  // If this request fails, the cached cart stays; the server checks the order in any case.
  client.query({ query: CartPageDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  return null;
};

/** Shown while the cart loads. */
export function Loading() {
  return (
    <Section size="s" aria-label="Wczytywanie koszyka">
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>Koszyk</h1>
        </header>
        <Skeleton height="12rem" />
        <div className={styles.checkout}>
          <Skeleton height="20rem" />
          <Skeleton height="20rem" />
        </div>
      </div>
    </Section>
  );
}

export function CartPage() {
  const { cart, consents, company } = useSuspenseQuery(CartPageDocument).data;
  const actions = useCartActions();
  const checkout = useCheckout(cart);
  const heading = useFocusAfterChange(`${cart.lines.length} ${actions.removed?.line.id}`);
  if (cart.lines.length === 0)
    return <EmptyCart {...{ heading, actions, failure: checkout.failure, phone: company.phone }} />;
  return (
    <Section size="s" aria-labelledby="cart-title">
      <PageMeta title="Koszyk" noIndex />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 id="cart-title" ref={heading} tabIndex={-1}>
            Koszyk
          </h1>
          <p className={styles.count}>
            {`${cart.lineCount} ${plural(cart.lineCount, ['pozycja', 'pozycje', 'pozycji'])}, ${cart.itemCount} ${plural(cart.itemCount, ['sztuka', 'sztuki', 'sztuk'])}`}
          </p>
        </header>
        <CartNeedsScripts phone={company.phone} />
        <CartLines lines={cart.lines} actions={actions} />
        <div className={styles.checkout}>
          <CheckoutForm cart={cart} checkout={checkout} consents={consents} />
          <aside className={styles.summary} aria-label="Podsumowanie zamówienia">
            <CartSummary
              cart={cart}
              stale={actions.busy}
              asksReducedVat={checkout.groups.building.isChecked}
            />
            <PaymentBox
              company={company}
              categories={cart.lines.map(({ configuration }) => configuration.product.category)}
              price={cart.total}
              stale={actions.busy}
            />
            <OrderButton cart={cart} checkout={checkout} disabled={actions.busy} />
          </aside>
        </div>
      </div>
    </Section>
  );
}

function CartNeedsScripts({ phone }: { phone: string | null }) {
  return (
    <NeedsScripts phone={phone}>
      Zamówisz i&nbsp;bez niej, ale zawartości koszyka nie zmienisz.
    </NeedsScripts>
  );
}

function EmptyCart({
  heading,
  actions,
  failure,
  phone,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  actions: CartActions;
  failure: Checkout['failure'];
  phone: string | null;
}) {
  const blocked = useInBrowser() ? whyNoCart() : null;
  return (
    <Section size="m" aria-label="Koszyk">
      <PageMeta title="Koszyk" noIndex />
      <h1 className={styles.emptyTitle} ref={heading} tabIndex={-1}>
        Koszyk
      </h1>
      <CartNeedsScripts phone={phone} />
      {blocked && <Notice tone="warning">{blocked}</Notice>}
      <RemovedLine actions={actions} />
      {failure && (
        <Notice tone="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <EmptyState
        title="Twój koszyk jest pusty"
        action={<ButtonLink to="/produkty">Zobacz produkty</ButtonLink>}
      >
        Ustaw wymiar i&nbsp;kolory w&nbsp;konfiguratorze, a&nbsp;cenę zobaczysz od razu.
      </EmptyState>
    </Section>
  );
}

/**
 * When the content changes, the pressed button may be gone. Then the heading takes the focus, unless another element
 * has it.
 */
function useFocusAfterChange(what: string): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(what);
  useEffect(() => {
    const hasChanged = what !== shown.current;
    shown.current = what;
    if (hasChanged && document.activeElement === document.body) ref.current?.focus();
  }, [what]);
  return ref;
}
