import type { ComponentProps, FocusEvent } from 'react';
import {
  ORDER_FIELDS,
  type OrderField,
  type OrderFieldName,
} from '#engine/trade/fields/order-fields';
import { textControl } from '../../lib/form/text-control';
import { Field } from '../../ui/form/field';
import { TextArea, TextInput, Select } from '../../ui/form/inputs';
import type { OrderForm } from './order-values';
import styles from './order-fields.module.css';

type Editable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const INPUTS: Partial<Record<OrderField['kind'], ComponentProps<typeof TextInput>>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  area: { inputMode: 'decimal' },
};

/** A field of the order form as ORDER_FIELDS defines it. `required` is the message for an empty mandatory field. */
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
  const { label, hint, kind, choices, autoComplete, maxLength } = field;
  const input = { ...controlOf(order, name, field), autoComplete };
  const error = order.form.formState.errors[name]?.message;
  return (
    <div className={kind === 'email' || kind === 'phone' ? styles.half : undefined}>
      <Field id={name} label={label} hint={hint} error={error} required={required !== undefined}>
        {(control) => {
          if (choices) return <Choices {...control} {...input} choices={choices} />;
          if (kind === 'lines')
            return <TextArea {...control} {...input} maxLength={maxLength?.value} rows={3} />;
          return (
            <TextInput {...control} {...input} {...INPUTS[kind]} maxLength={maxLength?.value} />
          );
        }}
      </Field>
    </div>
  );
}

function Choices({
  choices,
  ...control
}: ComponentProps<typeof Select> & { choices: Readonly<Record<string, string>> }) {
  return (
    <Select {...control}>
      <option value="">Wybierz</option>
      {Object.entries(choices).map(([code, label]) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** The props of the control. Leaving an empty field does not validate it, because passing through is no mistake. */
function controlOf({ form }: OrderForm, name: OrderFieldName, field: OrderField) {
  const { onBlur, ...control } = textControl(form, name, field);
  return {
    ...control,
    onBlur: (event: FocusEvent<Editable>) => {
      if (event.target.value !== '') void onBlur(event);
    },
  };
}
