import type { MouseEvent } from 'react';
import {
  CONSENT_FIELDS,
  type FieldGroup,
  groupOf,
  ORDER_FIELDS,
  ORDER_FIELD_NAMES,
} from '#engine/trade/fields/order-fields';
import { keysOf } from '#engine/trade/fields/pick';
import { Notice } from '../../ui/content/notice';
import { useSubmitted } from '../../ui/form/scripted-submit';
import type { OrderForm, OrderValues } from './order-values';
import styles from './form-problems.module.css';

interface ListedInput {
  name: keyof OrderValues;
  label: string;
  group?: FieldGroup | undefined;
}

/** All inputs in the order in which the form shows them, each with its label in the list of problems. */
const INPUTS: readonly ListedInput[] = [
  ...ORDER_FIELD_NAMES.map((name) => ({
    name,
    label: ORDER_FIELDS[name].label,
    group: groupOf(name)?.name,
  })),
  ...keysOf(CONSENT_FIELDS).map((name) => ({ name, label: CONSENT_FIELDS[name].label })),
];

/** Lists the missing and the invalid inputs once the form was submitted; each name links to its input. */
export function FormProblems({ order: { form, groups } }: { order: OrderForm }) {
  const { errors, isSubmitted } = form.formState;
  const isRefused = keysOf(useSubmitted<OrderValues>().errors).length > 0;
  // The fields of a group that was unchecked keep their errors, which do not count.
  const wrong = INPUTS.filter(
    ({ name, group }) => errors[name] && (!group || groups[group].isChecked),
  );
  if (!(isSubmitted || isRefused) || wrong.length === 0) return null;
  // By script, because the router would navigate to the address of the link.
  const focusInstead = (name: keyof OrderValues) => (event: MouseEvent) => {
    event.preventDefault();
    form.setFocus(name);
  };
  return (
    <Notice tone="error" title="Uzupełnij lub popraw:">
      <ul className={styles.list}>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a className={styles.name} href={`#${name}`} onClick={focusInstead(name)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
