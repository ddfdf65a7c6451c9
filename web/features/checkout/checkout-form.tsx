import {
  ORDER_FIELD_NAMES,
  type OrderFieldName,
  requiredOfCompany,
} from '../../../engine/fields/order-fields.js';
import styles from './checkout-form.module.css';
import { CompanyFields } from './company-fields';
import { ConsentBoxes } from './consent-boxes';
import type { ConsentBoxesFragment } from './consent-boxes.generated';
import { CustomerField } from './customer-field';
import { CHECKOUT_FORM } from './order-values';
import type { Checkout } from './use-checkout';

/** Who orders, where it goes, who gets the invoice, and the consents. The button that submits it stands below the goods: see OrderButton. */
export function CheckoutForm({
  checkout,
  consents,
}: {
  checkout: Checkout;
  consents: readonly ConsentBoxesFragment[];
}) {
  return (
    <form
      id={CHECKOUT_FORM}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void checkout.submit(event)}
    >
      <header>
        <h2 className={styles.title}>Dane do zamówienia</h2>
        <p className={styles.note}>
          Pola oznaczone * są wymagane. Danych używamy tylko do realizacji zamówienia.
        </p>
      </header>
      {ORDER_FIELD_NAMES.map(
        (name) =>
          isAsked(checkout, name) && <CustomerField key={name} checkout={checkout} name={name} />,
      )}
      <CompanyFields checkout={checkout} />
      <ConsentBoxes consents={consents} checkout={checkout} />
    </form>
  );
}

/** Only a customer who has measured is asked about it; a company is asked for on its own. */
function isAsked({ hasMeasured }: Checkout, name: OrderFieldName): boolean {
  return (name !== 'measuringNote' || hasMeasured) && !requiredOfCompany(name);
}
