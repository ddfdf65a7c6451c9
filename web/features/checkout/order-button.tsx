import { formatMoney } from '../../lib/text/format';
import { Button } from '../../ui/button/button';
import { Link } from '../../ui/button/link';
import { Notice } from '../../ui/content/notice';
import type { Consent } from '../order-form/consent-boxes';
import { FormProblems } from '../order-form/form-problems';
import { OrderFields } from '../order-form/order-fields';
import type { CheckoutFragment } from './checkout.generated';
import { CHECKOUT_FORM, type Checkout } from './use-checkout';
import styles from './order-button.module.css';

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

/**
 * The form for the customer's data and consents. Its submit button stands below the goods (OrderButton). Submitted
 * without scripts, it sends the goods and the total that the customer saw, too.
 */
export function CheckoutForm({
  cart,
  checkout,
  consents,
}: {
  cart: CheckoutFragment;
  checkout: Checkout;
  consents: readonly Consent[];
}) {
  return (
    <form
      id={CHECKOUT_FORM}
      className={styles.form}
      method="post"
      action={`#${CHECKOUT_FORM}`}
      noValidate
      onSubmit={(event) => void checkout.submit(event)}
    >
      <input type="hidden" name="expectedTotal" value={cart.total} />
      {cart.lines.map(({ id, configuration, quantity }) => (
        <input
          key={id}
          type="hidden"
          name="expectedGoods"
          value={`${configuration.id} ${quantity}`}
        />
      ))}
      <header className={styles.head}>
        <h2 className={styles.title}>Dane do zamówienia</h2>
        <p className={styles.note}>
          Pola oznaczone * są wymagane. Danych używamy do realizacji zamówienia, a&nbsp;newsletter
          wysyłamy tylko za Twoją zgodą.
        </p>
      </header>
      <OrderFields order={checkout} consents={consents} />
    </form>
  );
}
