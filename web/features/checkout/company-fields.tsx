import { COMPANY_FIELD_NAMES, requiredOfCompany } from '../../../engine/fields/order-fields.js';
import { useEarlyInput } from '../../lib/form/use-early-input';
import { Checkbox } from '../../ui/form/checkbox';
import { CustomerField } from './customer-field';
import type { Checkout } from './use-checkout';

/** A box that opens the fields of a company; without it the order asks for no more than before. */
export function CompanyFields({ checkout }: { checkout: Checkout }) {
  const { isForCompany, setForCompany } = checkout;
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
          <CustomerField
            key={name}
            checkout={checkout}
            name={name}
            required={requiredOfCompany(name)}
          />
        ))}
    </>
  );
}
