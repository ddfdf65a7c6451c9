import type { InputHTMLAttributes } from 'react';

import { Field } from '../../ui/form/field';
import { TextArea } from '../../ui/form/text-area';
import { TextInput } from '../../ui/form/text-input';
import styles from './checkout-form.module.css';
import { CHECKOUT_FORM, type CustomerField } from './customer-fields';
import type { Checkout } from './use-checkout';

/** Who orders and where it goes. The button that sends it stands below the goods: see OrderButton. */
export function CheckoutForm({ checkout }: { checkout: Checkout }) {
  return (
    <form
      id={CHECKOUT_FORM}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void checkout.submit();
      }}
    >
      <h2 className={styles.title}>Dane do zamówienia</h2>
      <CustomerInput
        checkout={checkout}
        field="customerName"
        label="Imię i nazwisko"
        autoComplete="name"
        maxLength={120}
      />
      <div className={styles.pair}>
        <CustomerInput
          checkout={checkout}
          field="customerEmail"
          label="E-mail"
          hint="Tu wyślemy potwierdzenie."
          type="email"
          autoComplete="email"
        />
        <CustomerInput
          checkout={checkout}
          field="customerPhone"
          label="Telefon"
          hint="Zadzwonimy, żeby umówić pomiar i&nbsp;montaż."
          type="tel"
          autoComplete="tel"
        />
      </div>
      <Field label="Adres dostawy" error={checkout.errors.customerAddress} required>
        {(control) => (
          <TextArea
            {...control}
            name="customerAddress"
            rows={3}
            autoComplete="street-address"
            maxLength={500}
            value={checkout.customer.customerAddress}
            onChange={(event) => checkout.change('customerAddress', event.target.value)}
            onBlur={() => checkout.check('customerAddress')}
          />
        )}
      </Field>
      <p className={styles.note}>
        Pola oznaczone * są wymagane. Danych używamy tylko do realizacji zamówienia.
      </p>
    </form>
  );
}

function CustomerInput({
  checkout,
  field,
  label,
  hint,
  ...input
}: {
  checkout: Checkout;
  field: CustomerField;
  label: string;
  hint?: string;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'maxLength'>) {
  return (
    <Field label={label} hint={hint} error={checkout.errors[field]} required>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          name={field}
          value={checkout.customer[field]}
          onChange={(event) => checkout.change(field, event.target.value)}
          onBlur={() => checkout.check(field)}
        />
      )}
    </Field>
  );
}
