import { formatMoney } from '../../lib/text/format-money';
import { Button } from '../../ui/button/button';
import { Link } from '../../ui/button/link';
import { Notice } from '../../ui/content/notice';
import type { CheckoutFragment } from './checkout.generated';
import { CHECKOUT_FORM } from './order-values';
import styles from './order-button.module.css';
import type { Checkout } from './use-checkout';

/** The button of the binding order, and what has to be settled before it. */
export function OrderButton({
  cart,
  checkout,
  disabled,
}: {
  cart: CheckoutFragment;
  checkout: Checkout;
  disabled: boolean;
}) {
  const { formerTotal } = checkout;
  const isUnorderable = cart.lines.some(({ issues }) => issues.length > 0);
  return (
    <div className={styles.order} data-screen-only>
      {formerTotal !== null && (
        <Notice tone="warning" title="Cena zmieniła się w&nbsp;trakcie zamawiania">
          <p>
            Było <s>{formatMoney(formerTotal)}</s>, teraz <strong>{formatMoney(cart.total)}</strong>
            . Zamówienie nie zostało jeszcze złożone.
          </p>
          <Button variant="secondary" size="s" onClick={checkout.acceptTotal}>
            Akceptuję nową cenę
          </Button>
        </Notice>
      )}
      {isUnorderable && (
        <Notice tone="error">Popraw albo usuń pozycje, których nie można już zamówić.</Notice>
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
        Płacisz przelewem po potwierdzeniu zamówienia. O&nbsp;Twoich danych mówi{' '}
        <Link to="/polityka-prywatnosci">polityka prywatności</Link>.
      </p>
    </div>
  );
}
