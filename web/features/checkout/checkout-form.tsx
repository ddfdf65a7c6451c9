import type { Consent } from '../order-form/consent-boxes';
import { OrderFields } from '../order-form/order-fields';
import type { CheckoutFragment } from './checkout.generated';
import styles from './checkout-form.module.css';
import { CHECKOUT_FORM, type Checkout } from './use-checkout';

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
