import type { DocumentNode } from '@apollo/client';
import { Checkbox, Form, Input } from 'antd';
import { VISIT_KIND_LABELS, type VisitKind } from '#engine/visits/kinds';
import type { VisitAboutInput } from '../../../apollo/schema.generated';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { toSaveOutcome } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { CreateVisitDocument } from './staff-visits.generated';

interface VisitValues {
  postcode: string;
  address: string;
  note: string;
  asksCustomer: boolean;
}

const TEXTS = {
  postcode: 'Kod pocztowy',
  address: 'Adres wizyty',
  note: 'Notatka dla ekipy',
  asksCustomer: 'Wyślij klientowi prośbę o\u00a0wybór terminu',
};

interface CreateVisitDialogProps {
  about: VisitAboutInput;
  kind: VisitKind;
  refetch: readonly DocumentNode[];
  onClose: () => void;
}

/** A new visit without a time; how long it takes and whom it needs follows from the goods. */
export function CreateVisitDialog({ about, kind, refetch, onClose }: CreateVisitDialogProps) {
  const [create] = useStaffMutation(CreateVisitDocument, {
    done: 'Wizyta dodana',
    failed: 'Nie udało się dodać wizyty',
    refetch,
  });
  const save = async ({ postcode, address, note, asksCustomer }: VisitValues) => {
    const place = { postcode: postcode.trim() || null, address: address.trim() || null };
    const input = { about, kind, ...place, note: note.trim() || null, asksCustomer };
    return toSaveOutcome<unknown, VisitValues>(await create({ input }));
  };
  return (
    <EditDialog<VisitValues>
      title={`Nowa wizyta: ${VISIT_KIND_LABELS[kind].toLocaleLowerCase('pl')}`}
      initial={{ values: { postcode: '', address: '', note: '', asksCustomer: true } }}
      texts={TEXTS}
      saveLabel="Dodaj wizytę"
      save={({ values }) => save(values)}
      onClose={onClose}
    >
      <p>Puste pola kodu i&nbsp;adresu: wizyta pod adresem klienta.</p>
      <Form.Item name="postcode" label={TEXTS.postcode}>
        <Input maxLength={6} placeholder="90-001" />
      </Form.Item>
      <Form.Item name="address" label={TEXTS.address}>
        <Input maxLength={500} />
      </Form.Item>
      <Form.Item name="note" label={TEXTS.note}>
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item name="asksCustomer" valuePropName="checked">
        <Checkbox>{TEXTS.asksCustomer}</Checkbox>
      </Form.Item>
    </EditDialog>
  );
}
