import { COMPANY_FIELD_NAMES, requiredOfCompany } from '../../../engine/fields/order-fields.js';
import { useEarlyInput } from '../../lib/form/use-early-input';
import { Checkbox } from '../form/checkbox';
import { CustomerField } from './customer-field';
import type { OrderForm } from './order-values';

/** A box that opens the fields of a company; without it the order asks for no more than before. */
export function CompanyFields({ order }: { order: OrderForm }) {
  const { isForCompany, setForCompany } = order;
  const box = useEarlyInput<HTMLInputElement>(({ checked }) => {
    if (checked) setForCompany(true);
  });
  return (
    <>
      <Checkbox
        ref={box}
        label="Chcę fakturę na firmę"
        checked={isForCompany}
        onChange={(event) => setForCompany(event.target.checked)}
      />
      {isForCompany &&
        COMPANY_FIELD_NAMES.map((name) => (
          <CustomerField key={name} order={order} name={name} required={requiredOfCompany(name)} />
        ))}
    </>
  );
}
