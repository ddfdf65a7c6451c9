import type { UserRole } from '../../apollo/schema.generated';
import { ROLE_LABELS } from '../kit/form/user-role';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome, type Edited } from '../kit/form/save-outcome';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { NameField, RoleField } from '../kit/form/account-fields';
import { useViewer } from '../kit/page/use-viewer';
import { ViewerDocument } from '../kit/page/viewer.generated';
import type { AccountRowFragment } from './accounts-page.generated';
import { UpdateAccountDocument } from './edit-account.generated';

interface Draft {
  name: string;
  role: UserRole;
}

interface EditAccountProps {
  account: AccountRowFragment;
  onClose: () => void;
}

/** A form for the name and role of an account. */
export function EditAccount({ account, onClose }: EditAccountProps) {
  const isOwn = account.id === useViewer()?.id;
  const [update] = useStaffMutation(UpdateAccountDocument, {
    done: 'Konto zostało zaktualizowane',
    failed: 'Nie udało się zaktualizować konta',
    // One's own name and role are in the menu, and the role decides which screens may be seen.
    refetch: isOwn ? [ViewerDocument] : [],
  });
  return (
    <EditDialog<Draft>
      title={`Konto ${account.email}`}
      initial={editedOf(account)}
      texts={{
        name: 'Imię i\u00a0nazwisko',
        role: { label: 'Rola', show: (role) => ROLE_LABELS[role] },
      }}
      onClose={onClose}
      save={async ({ values, version = account.version }) => {
        const outcome = await update({ input: { accountId: account.id, version, ...values } });
        return toSaveOutcome(outcome, ({ account: stored }) => stored && editedOf(stored));
      }}
    >
      <NameField />
      <RoleField />
    </EditDialog>
  );
}

function editedOf({
  name,
  role,
  version,
}: Pick<AccountRowFragment, 'name' | 'role' | 'version'>): Edited<Draft> {
  return { values: { name, role }, version };
}
