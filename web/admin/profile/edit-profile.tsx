import { NameField } from '../kit/form/account-fields';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type Edited } from '../kit/form/save-outcome';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { UpdateProfileDocument, type ProfileFragment } from './profile-page.generated';

interface Draft {
  name: string;
}

interface EditProfileProps {
  person: ProfileFragment;
  onClose: () => void;
}

export function EditProfile({ person, onClose }: EditProfileProps) {
  const [update] = useStaffMutation(UpdateProfileDocument, {
    done: 'Profil został zaktualizowany',
    failed: 'Nie udało się zaktualizować profilu',
  });
  return (
    <EditDialog<Draft>
      title="Imię i nazwisko"
      initial={editedOf(person)}
      texts={{ name: 'Imię i\u00a0nazwisko' }}
      onClose={onClose}
      save={async ({ values, version = person.version }) => {
        const outcome = await update({ input: { version, ...values } });
        return toSaveOutcome(outcome, ({ user }) => editedOf(user ?? person));
      }}
    >
      <NameField />
    </EditDialog>
  );
}

function editedOf({ name, version }: Pick<ProfileFragment, 'name' | 'version'>): Edited<Draft> {
  return { values: { name }, version };
}
