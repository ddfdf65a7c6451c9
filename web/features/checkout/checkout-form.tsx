import type { FocusEvent, InputHTMLAttributes } from 'react';

import { ORDER_FIELDS } from '../../../engine/fields/order-fields.js';
import { textControl } from '../../lib/text-control';
import { Field } from '../../ui/form/field';
import { TextArea } from '../../ui/form/text-area';
import { TextInput } from '../../ui/form/text-input';
import styles from './checkout-form.module.css';
import { CHECKOUT_FORM, type CustomerField } from './order-values';
import type { Checkout } from './use-checkout';

/** Who orders and where it goes. The button that submits it stands below the goods: see OrderButton. */
export function CheckoutForm({ checkout }: { checkout: Checkout }) {
  return (
    <form
      id={CHECKOUT_FORM}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void checkout.submit(event)}
    >
      <h2 className={styles.title}>Dane do zamówienia</h2>
      <CustomerInput
        checkout={checkout}
        field="customerName"
        label="Imię i nazwisko"
        autoComplete="name"
        maxLength={ORDER_FIELDS.customerName.maxLength.value}
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
      <Field label="Adres dostawy" error={errorOf(checkout, 'customerAddress')} required>
        {(control) => (
          <TextArea
            {...control}
            {...controlOf(checkout, 'customerAddress')}
            rows={3}
            autoComplete="street-address"
            maxLength={ORDER_FIELDS.customerAddress.maxLength.value}
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
    <Field label={label} hint={hint} error={errorOf(checkout, field)} required>
      {(control) => <TextInput {...control} {...controlOf(checkout, field)} {...input} />}
    </Field>
  );
}

const errorOf = ({ form }: Checkout, field: CustomerField) => form.formState.errors[field]?.message;

/** Checked when it is left, but not when it is left empty: whoever only passes through has made no mistake. */
function controlOf({ form }: Checkout, field: CustomerField) {
  const { onBlur, ...control } = textControl(form, field, ORDER_FIELDS[field]);
  return {
    ...control,
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (event.target.value !== '') void onBlur(event);
    },
  };
}
