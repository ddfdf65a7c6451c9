import {
  ORDER_FIELD_NAMES,
  type OrderFieldName,
  requiredOfCompany,
} from '../../../engine/fields/order-fields.js';
import { CompanyFields } from './company-fields';
import { ConsentBoxes, type Consent } from './consent-boxes';
import { CustomerField } from './customer-field';
import styles from './order-fields.module.css';
import type { OrderForm } from './order-values';

interface OrderFieldsProps {
  order: OrderForm;
  /** The texts of the consents in force. */
  consents: readonly Consent[];
}

/** Who orders, where it goes, who gets the invoice, and the consents. */
export function OrderFields({ order, consents }: OrderFieldsProps) {
  return (
    <div className={styles.fields}>
      {ORDER_FIELD_NAMES.map(
        (name) => isAsked(order, name) && <CustomerField key={name} order={order} name={name} />,
      )}
      <CompanyFields order={order} />
      <ConsentBoxes consents={consents} order={order} />
    </div>
  );
}

/** Only a customer who has measured is asked about it; a company is asked for on its own. */
function isAsked({ hasMeasured }: OrderForm, name: OrderFieldName): boolean {
  return (name !== 'measuringNote' || hasMeasured) && !requiredOfCompany(name);
}
