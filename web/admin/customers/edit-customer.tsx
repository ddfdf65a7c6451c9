import { Form, Input } from 'antd';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type Edited } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import {
  CustomerPageDocument,
  type CustomerFileFragment,
  UpdateCustomerDocument,
} from './customer-page.generated';

const TEXTS = {
  name: 'Imię i\u00a0nazwisko',
  phone: 'Telefon',
  address: 'Adres',
  companyName: 'Firma',
  companyTaxNumber: 'NIP',
  notes: 'Notatki (klient ich nie widzi)',
};

type Values = Record<keyof typeof TEXTS, string>;
type Edit = Pick<CustomerFileFragment, keyof Values | 'version'>;

interface EditCustomerProps {
  customer: CustomerFileFragment;
  onClose: () => void;
}

/** Corrects the contact of a customer and the notes; orders, offers and inquiries keep what was written in them. */
export function EditCustomer({ customer, onClose }: EditCustomerProps) {
  const { id } = customer;
  const [update] = useStaffMutation(UpdateCustomerDocument, {
    done: 'Zapisano kartę klienta',
    failed: 'Nie udało się zapisać karty klienta',
    refetch: [CustomerPageDocument],
  });
  return (
    <EditDialog<Values>
      title="Dane klienta"
      texts={TEXTS}
      initial={editedOf(customer)}
      save={async ({ values, version = customer.version }) => {
        const { notes, ...contact } = values;
        const given = Object.entries(contact).map(([name, text]) => [name, text.trim() || null]);
        const input = { id, version, notes, ...Object.fromEntries(given) };
        const outcome = await update({ input });
        return toSaveOutcome(outcome, (payload) => editedOf(payload.customer ?? customer));
      }}
      onClose={onClose}
    >
      <p>
        Zmienia tylko tę kartę. W&nbsp;zamówieniach, ofertach i&nbsp;zapytaniach nic się nie zmieni.
      </p>
      <Form.Item name="name" label={TEXTS.name}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name="phone" label={TEXTS.phone}>
        <Input type="tel" maxLength={40} />
      </Form.Item>
      <Form.Item name="address" label={TEXTS.address}>
        <Input maxLength={500} />
      </Form.Item>
      <Form.Item name="companyName" label={TEXTS.companyName}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="companyTaxNumber" label={TEXTS.companyTaxNumber}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="notes" label={TEXTS.notes}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} maxLength={4000} />
      </Form.Item>
    </EditDialog>
  );
}

function editedOf({ version, ...customer }: Edit): Edited<Values> {
  const { name, phone, address, companyName, companyTaxNumber, notes } = customer;
  const values = {
    name: name ?? '',
    phone: phone ?? '',
    address: address ?? '',
    companyName: companyName ?? '',
    companyTaxNumber: companyTaxNumber ?? '',
    notes,
  };
  return { values, version };
}
