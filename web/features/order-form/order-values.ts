import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  CONSENT_FIELDS,
  ORDER_FIELDS,
  type FieldGroup,
  fieldsOf,
  type OrderFieldName,
} from '#engine/trade/fields/order-fields';
import { valuesOf } from '#engine/trade/fields/text-field';

export type ConsentField = keyof typeof CONSENT_FIELDS;
export type OrderValues = Record<OrderFieldName, string> & Record<ConsentField, boolean>;

/** Whether the form offers a group of fields, and whether the customer has asked for it. */
interface GroupChoice {
  isOffered: boolean;
  isChecked: boolean;
  setIsChecked: (isChecked: boolean) => void;
}

/** A form that places an order: from the cart at the checkout, or from an offer. */
export interface OrderForm {
  form: UseFormReturn<OrderValues>;
  /** The consents to ask for. */
  consents: readonly ConsentField[];
  /** Whether the form has the field for notes about the measuring. */
  hasMeasured: boolean;
  groups: Readonly<Record<FieldGroup, GroupChoice>>;
}

export const EMPTY_CUSTOMER = valuesOf(ORDER_FIELDS, () => '');
export const EMPTY_ORDER: OrderValues = {
  ...EMPTY_CUSTOMER,
  ...valuesOf(CONSENT_FIELDS, () => false),
};

/**
 * The values with the fields of these groups emptied, which the customer may have filled in and then hidden.
 */
export const withoutGroups = (values: OrderValues, groups: readonly FieldGroup[]): OrderValues => ({
  ...values,
  ...Object.fromEntries(groups.flatMap(fieldsOf).map((name) => [name, ''])),
});

/** The consents to ask for with these goods. `acknowledgesMadeToMeasure` is only for goods made to measure. */
export function consentsOf(lines: readonly { withdrawal: string }[]): ConsentField[] {
  const isMadeToMeasure = lines.some(({ withdrawal }) => withdrawal === 'none');
  const fields = Object.keys(CONSENT_FIELDS) as ConsentField[];
  return fields.filter((field) => field !== 'acknowledgesMadeToMeasure' || isMadeToMeasure);
}

/**
 * The groups of fields: company data can always be given, data of the building only if some goods may have reduced VAT.
 * `submitted` is the form that was submitted without scripts.
 */
export function useFieldGroups(
  form: UseFormReturn<OrderValues>,
  mayHaveReducedVat: boolean,
  submitted: Readonly<Partial<Record<string, string>>> = {},
): OrderForm['groups'] {
  return {
    company: useGroupChoice(form, 'company', true, submitted),
    building: useGroupChoice(form, 'building', mayHaveReducedVat, submitted),
  };
}

/**
 * An offered group is shown if its checkbox is checked or, before the checkbox was used, if one of its fields has a
 * value.
 */
function useGroupChoice(
  { control }: UseFormReturn<OrderValues>,
  group: FieldGroup,
  isOffered: boolean,
  submitted: Readonly<Partial<Record<string, string>>>,
): GroupChoice {
  const texts = useWatch({ control, name: fieldsOf(group) });
  const [chosen, setIsChecked] = useState<boolean | null>(submitted[group] ? true : null);
  return { isOffered, isChecked: isOffered && (chosen ?? texts.some(Boolean)), setIsChecked };
}
