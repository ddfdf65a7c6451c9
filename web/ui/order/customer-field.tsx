import type { FocusEvent } from 'react';

import {
  ORDER_FIELDS,
  type OrderField,
  type OrderFieldName,
} from '../../../engine/fields/order-fields.js';
import { textControl } from '../../lib/form/text-control';
import { Field } from '../form/field';
import { TextArea } from '../form/text-area';
import { TextInput } from '../form/text-input';
import styles from './order-fields.module.css';
import type { OrderForm } from './order-values';

const INPUT_TYPES = { line: 'text', email: 'email', phone: 'tel', taxNumber: 'text' };

/** A text of the order, by its definition; `required` is the message of a field that this order must not leave empty. */
export function CustomerField({
  order,
  name,
  required = (ORDER_FIELDS[name] as OrderField).required,
}: {
  order: OrderForm;
  name: OrderFieldName;
  required?: string;
}) {
  const field: OrderField = { ...ORDER_FIELDS[name], required };
  const { label, hint, kind, autoComplete, maxLength } = field;
  const input = { ...controlOf(order, name, field), autoComplete, maxLength: maxLength?.value };
  const error = order.form.formState.errors[name]?.message;
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
function controlOf({ form }: OrderForm, name: OrderFieldName, field: OrderField) {
  const { onBlur, ...control } = textControl(form, name, field);
  return {
    ...control,
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (event.target.value !== '') void onBlur(event);
    },
  };
}
