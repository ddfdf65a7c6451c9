import { Checkbox, Form, Input } from 'antd';
import type { Skill } from '#engine/visits/kinds';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { type Edited, toSaveOutcome } from '../kit/form/field-problems';
import { NumberInput, whole } from '../kit/form/number-input';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { PeopleFields, skillsText } from '../trade/visits/people-fields';
import { titleOf } from './visit-card';
import {
  UpdateVisitDocument,
  type VisitCardFragment,
  VisitDetailsDocument,
  VisitsPageDocument,
} from './visits-page.generated';

interface VisitValues {
  minutes: number | null;
  people: number | null;
  skills: Skill[];
  postcode: string;
  address: string;
  note: string;
  isPinned: boolean;
}

const TEXTS = {
  minutes: 'Czas pracy, minuty',
  people: 'Potrzebne osoby',
  skills: {
    label: 'Potrzebne uprawnienia',
    show: skillsText,
  },
  postcode: 'Kod pocztowy',
  address: 'Adres',
  note: 'Notatka dla ekipy',
  isPinned: 'Przypięta',
};

function editedOf(visit: VisitCardFragment): Edited<VisitValues> {
  const { minutes, people, skills, postcode, address, note, isPinned, version } = visit;
  return {
    values: {
      minutes,
      people,
      skills: [...(skills ?? [])],
      postcode,
      address,
      note: note ?? '',
      isPinned,
    },
    version,
  };
}

/** What differs: a visit that has conflicts already would be refused with needs that stay as they are. */
const changed = (values: VisitValues, before: VisitValues): Partial<VisitValues> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => String(value) !== String(before[name as keyof VisitValues]),
    ),
  );

interface EditVisitDialogProps {
  visit: VisitCardFragment;
  onClose: () => void;
}

/** A form for what a visit needs, where it is, and what the crew needs to know. */
export function EditVisitDialog({ visit, onClose }: EditVisitDialogProps) {
  const [update] = useStaffMutation(UpdateVisitDocument, {
    done: 'Wizyta została zmieniona',
    failed: 'Nie udało się zmienić wizyty',
    refetch: [VisitsPageDocument, VisitDetailsDocument],
  });
  const initial = editedOf(visit);
  return (
    <EditDialog<VisitValues>
      title={titleOf(visit)}
      texts={TEXTS}
      initial={initial}
      onClose={onClose}
      save={async ({ values, version = 0 }) =>
        toSaveOutcome(
          await update({ input: { id: visit.id, version, ...changed(values, initial.values) } }),
          ({ visit: stored }) => stored && editedOf(stored),
        )
      }
    >
      <Form.Item
        name="minutes"
        label={TEXTS.minutes}
        rules={[{ required: true, message: 'Podaj liczbę minut.' }, whole(15)]}
      >
        <NumberInput />
      </Form.Item>
      <PeopleFields people={TEXTS.people} skills={TEXTS.skills.label} />
      <Form.Item
        name="postcode"
        label={TEXTS.postcode}
        rules={[{ required: true, message: 'Podaj kod pocztowy.' }]}
      >
        <Input maxLength={6} placeholder="90-001" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="address"
        label={TEXTS.address}
        rules={[{ required: true, whitespace: true, min: 5, message: 'Wpisz adres.' }]}
      >
        <Input maxLength={500} autoComplete="off" />
      </Form.Item>
      <Form.Item name="note" label={TEXTS.note}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} maxLength={2000} />
      </Form.Item>
      <Form.Item name="isPinned" valuePropName="checked">
        <Checkbox>Przypięta: klient nie może jej sam przełożyć ani odwołać</Checkbox>
      </Form.Item>
    </EditDialog>
  );
}
