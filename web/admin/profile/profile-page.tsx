import type { FragmentType } from '@apollo/client';
import { useQuery, useSuspenseFragment } from '@apollo/client/react';
import { Button, Descriptions, Form, Input } from 'antd';
import { useState } from 'react';
import type { ChangePasswordInput } from '../../apollo/schema.generated';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { NameField } from '../kit/form/account-fields';
import { toSaveOutcome, type Edited } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { AdminPage } from '../kit/page/admin-page';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { SessionList } from '../kit/sessions/session-list';
import {
  ProfileFragmentDoc,
  ProfilePageDocument,
  type ProfileFragment,
  UpdateProfileDocument,
  ChangePasswordDocument,
} from './profile-page.generated';
import { SecondFactors } from './second-factors/second-factors';
import styles from './profile-page.module.css';

/** The viewer's own name, password and sessions. */
export function ProfilePage() {
  const { data, error, refetch } = useQuery(ProfilePageDocument, {
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminPage title="Mój profil">
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading rows={6} />}
      {data?.me && <Person person={data.me} />}
      {data?.me && (
        <section className={styles.block} aria-labelledby="own-factors">
          <h2 id="own-factors">Drugi składnik logowania</h2>
          <p>
            Chroni konto także wtedy, gdy ktoś pozna hasło: przy logowaniu potwierdzasz kluczem
            dostępu albo kodem z&nbsp;aplikacji, że to Ty.
          </p>
          <SecondFactors factors={data.secondFactors} email={data.me.email} />
        </section>
      )}
      {data?.me && (
        <section className={styles.block} aria-labelledby="own-sessions">
          <h2 id="own-sessions">Twoje sesje</h2>
          <p>Jeśli którejś nie rozpoznajesz, zakończ ją i&nbsp;zmień hasło.</p>
          <SessionList sessions={data.sessions} refetch={[ProfilePageDocument]} />
        </section>
      )}
      {data?.me && <p className={styles.version}>Wersja sklepu: {data.shopVersion}</p>}
    </AdminPage>
  );
}

function Person({ person: from }: { person: FragmentType<ProfileFragment> }) {
  const { data: person } = useSuspenseFragment({ fragment: ProfileFragmentDoc, from });
  const [editing, setEditing] = useState<'name' | 'password' | null>(null);
  const close = () => setEditing(null);
  return (
    <section className={styles.block} aria-label="Dane">
      <Descriptions
        size="small"
        column={1}
        items={[
          { key: 'name', label: 'Imię i\u00a0nazwisko', children: person.name },
          { key: 'email', label: 'E-mail', children: person.email },
          { key: 'role', label: 'Rola', children: person.role.name },
        ]}
      />
      <div className={styles.actions}>
        <Button onClick={() => setEditing('name')}>Zmień imię i nazwisko</Button>
        <Button onClick={() => setEditing('password')}>Zmień hasło</Button>
      </div>
      {editing === 'name' && <EditProfile person={person} onClose={close} />}
      {editing === 'password' && <ChangePassword email={person.email} onClose={close} />}
    </section>
  );
}

interface Draft {
  name: string;
}

interface EditProfileProps {
  person: ProfileFragment;
  onClose: () => void;
}

function EditProfile({ person, onClose }: EditProfileProps) {
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

const EMPTY: ChangePasswordInput = { currentPassword: '', newPassword: '' };

interface ChangePasswordProps {
  /** The account's e-mail, for password managers. */
  email: string;
  onClose: () => void;
}

/** A form for one's own password; it asks for the old one and ends all other sessions. */
function ChangePassword({ email, onClose }: ChangePasswordProps) {
  const [change] = useStaffMutation(ChangePasswordDocument, {
    done: 'Hasło zostało zmienione',
    failed: 'Nie udało się zmienić hasła',
    refetch: [ProfilePageDocument],
  });
  return (
    <EditDialog<ChangePasswordInput>
      title="Zmiana hasła"
      saveLabel="Zmień hasło"
      initial={{ values: EMPTY }}
      texts={{ currentPassword: 'Obecne hasło', newPassword: 'Nowe hasło' }}
      onClose={onClose}
      save={async ({ values }) => toSaveOutcome(await change({ input: values }))}
    >
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      <Form.Item
        name="currentPassword"
        label="Obecne hasło"
        rules={[{ required: true, message: 'Wpisz obecne hasło.' }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label="Nowe hasło"
        extra="Od 12 do 128&nbsp;znaków. Inne Twoje sesje zostaną zakończone."
        rules={[{ required: true, message: 'Wpisz nowe hasło.' }]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </EditDialog>
  );
}
