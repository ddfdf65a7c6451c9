import type { FocusEvent } from 'react';

import {
  ORDER_FIELDS,
  ORDER_FIELD_NAMES,
  type OrderField,
  type OrderFieldName,
} from '../../../engine/fields/order-fields.js';
import { textControl } from '../../lib/form/text-control';
import { Field } from '../../ui/form/field';
import { TextArea } from '../../ui/form/text-area';
import { TextInput } from '../../ui/form/text-input';
import styles from './checkout-form.module.css';
import { ConsentBoxes } from './consent-boxes';
import type { ConsentBoxesFragment } from './consent-boxes.generated';
import { CHECKOUT_FORM } from './order-values';
import type { Checkout } from './use-checkout';

/** Who orders, where it goes, and the consents. The button that submits it stands below the goods: see OrderButton. */
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
      <ConsentBoxes consents={consents} checkout={checkout} />
    </form>
  );
}

/** Only a customer who has measured is asked about it. */
function isAsked({ hasMeasured }: Checkout, name: OrderFieldName): boolean {
  return name !== 'measuringNote' || hasMeasured;
}

const INPUT_TYPES = { line: 'text', email: 'email', phone: 'tel' };

function CustomerField({ checkout, name }: { checkout: Checkout; name: OrderFieldName }) {
  const field: OrderField = ORDER_FIELDS[name];
  const { label, hint, kind, autoComplete, maxLength, required } = field;
  const input = { ...controlOf(checkout, name), autoComplete, maxLength: maxLength?.value };
  const error = checkout.form.formState.errors[name]?.message;
  return (
    <div className={kind === 'email' || kind === 'phone' ? styles.half : undefined}>
      <Field label={label} hint={hint} error={error} required={required !== undefined}>
        {(control) =>
          kind === 'lines' ? (
            <TextArea {...control} {...input} rows={3} />
          ) : (
            <TextInput {...control} {...input} type={INPUT_TYPES[kind]} />
          )
        }
      </Field>
    </div>
  );
}

/** Checked when it is left, but not when it is left empty: whoever only passes through has made no mistake. */
function controlOf({ form }: Checkout, field: OrderFieldName) {
  const { onBlur, ...control } = textControl(form, field, ORDER_FIELDS[field]);
  return {
    ...control,
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (event.target.value !== '') void onBlur(event);
    },
  };
}
