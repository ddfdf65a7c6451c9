import { formatMoney } from '../../lib/text/format-money';
import { Button } from '../../ui/button/button';
import { Link } from '../../ui/button/link';
import { Notice } from '../../ui/content/notice';
import { FormProblems } from '../order-form/form-problems';
import type { CheckoutFragment } from './checkout.generated';
import styles from './order-button.module.css';
import { CHECKOUT_FORM, type Checkout } from './use-checkout';

/** The button that places the binding order, below the problems that must be solved first. */
export function OrderButton({
  cart,
  checkout,
  disabled,
}: {
  cart: CheckoutFragment;
  checkout: Checkout;
  disabled: boolean;
}) {
  const { failure, formerTotal } = checkout;
  const isUnorderable = cart.lines.some(({ issues }) => issues.length > 0);
  return (
    <div className={styles.order} data-screen-only>
      {formerTotal !== null && <ChangedTotal cart={cart} checkout={checkout} />}
      {isUnorderable && (
        <Notice tone="error">Popraw albo usuń pozycje, których nie można już zamówić.</Notice>
      )}
      <FormProblems order={checkout} />
      {failure && (
        <Notice tone="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <Button
        type="submit"
        form={CHECKOUT_FORM}
        pending={checkout.form.formState.isSubmitting}
        pendingLabel="Składanie zamówienia..."
        disabled={disabled || isUnorderable || formerTotal !== null}
      >
        Zamawiam z obowiązkiem zapłaty
      </Button>
      <p className={styles.terms}>
        Każdy towar jest objęty prawną gwarancją zgodności przez co najmniej 2&nbsp;lata:{' '}
        <Link to="/gwarancja">gwarancja i&nbsp;Twoje prawa</Link>. Płacisz dopiero po potwierdzeniu
        zamówienia. Jak chronimy Twoje dane, opisuje{' '}
        <Link to="/polityka-prywatnosci">polityka prywatności</Link>.
      </p>
    </div>
  );
}

function ChangedTotal({ cart, checkout }: { cart: CheckoutFragment; checkout: Checkout }) {
  const { formerTotal, acceptTotal } = checkout;
  if (formerTotal === null) return null;
  return (
    <Notice tone="warning" title="Cena zmieniła się w&nbsp;trakcie zamawiania">
      <div className={styles.changed}>
        <p>
          Było <s>{formatMoney(formerTotal)}</s>, teraz <strong>{formatMoney(cart.total)}</strong>.
          Zamówienie nie zostało jeszcze złożone.
        </p>
        <Button variant="secondary" size="s" onClick={acceptTotal}>
          Akceptuję nową cenę
        </Button>
      </div>
    </Notice>
  );
}
