import type { ReactNode } from 'react';
import {
  groupOf,
  ORDER_FIELD_NAMES,
  type OrderFieldName,
  type FieldGroup,
  fieldsOf,
} from '#engine/trade/fields/order-fields';
import { useEarlyInput } from '../../lib/form/use-early-input';
import { Checkbox } from '../../ui/form/checkbox';
import { ConsentBoxes, type Consent } from './consent-boxes';
import { CustomerField } from './customer-field';
import type { OrderForm } from './order-values';
import styles from './order-fields.module.css';

interface OrderFieldsProps {
  order: OrderForm;
  /** The texts of the consents in force. */
  consents: readonly Consent[];
}

/** The customer's data, the delivery, the invoice, the statement about the building, and the consents. */
export function OrderFields({ order, consents }: OrderFieldsProps) {
  return (
    <div className={styles.fields}>
      {ORDER_FIELD_NAMES.map(
        (name) => isShown(order, name) && <CustomerField key={name} order={order} name={name} />,
      )}
      <GroupFields order={order} group="company" label="Chcę fakturę na firmę" />
      <HousingFields order={order} />
      <ConsentBoxes consents={consents} order={order} />
    </div>
  );
}

/** The buyer's statement for the reduced rate of VAT. */
function HousingFields({ order }: Pick<OrderFieldsProps, 'order'>) {
  return (
    <GroupFields
      order={order}
      group="building"
      label="Oświadczam, że zamówione produkty zostaną zamontowane w&nbsp;domu jednorodzinnym albo w&nbsp;mieszkaniu i&nbsp;będą służyć celom mieszkaniowym. Proszę o&nbsp;stawkę VAT&nbsp;8%."
    >
      <p className={styles.note}>
        Cena się nie zmieni: niższa stawka zmienia tylko podział na kwotę netto i&nbsp;VAT.
        W&nbsp;domu ponad 300&nbsp;m² i&nbsp;w&nbsp;mieszkaniu ponad 150&nbsp;m² stawka 8% obejmie
        proporcjonalną część ceny.
      </p>
    </GroupFields>
  );
}

/** Whether a field is shown on its own: fields of groups are not, nor the measuring note if nothing was measured. */
function isShown({ hasMeasured }: OrderForm, name: OrderFieldName): boolean {
  return (name !== 'measuringNote' || hasMeasured) && !groupOf(name);
}

/** A checkbox that shows the fields of a group, all of which are given together or not at all. */
function GroupFields({
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
  const { isOffered, isChecked, setIsChecked } = order.groups[group];
  const box = useEarlyInput<HTMLInputElement>(({ checked }) => {
    if (checked) setIsChecked(true);
  });
  if (!isOffered) return null;
  return (
    <>
      <Checkbox
        ref={box}
        label={label}
        name={group}
        checked={isChecked}
        onChange={(event) => setIsChecked(event.target.checked)}
      />
      {isChecked && children}
      {isChecked &&
        fieldsOf(group).map((name) => (
          <CustomerField key={name} order={order} name={name} required={groupOf(name)?.required} />
        ))}
      {!isChecked && (
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
