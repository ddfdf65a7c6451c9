import type { ReactNode } from 'react';

import { type FieldGroup, fieldsOf, groupOf } from '#engine/trade/fields/order-fields';
import { useEarlyInput } from '../../lib/form/use-early-input';
import { Checkbox } from '../../ui/form/checkbox';
import { CustomerField } from './customer-field';
import styles from './order-fields.module.css';
import type { OrderForm } from './order-values';

/** A checkbox that shows the fields of a group, all of which are given together or not at all. */
export function GroupFields({
  order,
  group,
  label,
  children,
}: {
  order: OrderForm;
  group: FieldGroup;
  label: ReactNode;
  /** Information for the customer before the fields are filled in. */
  children?: ReactNode;
}) {
  const { isOffered, isAsked, setAsked } = order.groups[group];
  const box = useEarlyInput<HTMLInputElement>(({ checked }) => {
    if (checked) setAsked(true);
  });
  if (!isOffered) return null;
  return (
    <>
      <Checkbox
        ref={box}
        label={label}
        name={group}
        checked={isAsked}
        onChange={(event) => setAsked(event.target.checked)}
      />
      {isAsked && children}
      {isAsked &&
        fieldsOf(group).map((name) => (
          <CustomerField key={name} order={order} name={name} required={groupOf(name)?.required} />
        ))}
      {!isAsked && (
        // Without scripts the checkbox shows nothing.
        <noscript>
          <div className={styles.fields}>
            {children}
            {fieldsOf(group).map((name) => (
              <CustomerField key={name} order={order} name={name} />
            ))}
          </div>
        </noscript>
      )}
    </>
  );
}
