import type { FragmentType } from '@apollo/client';
import { useQuery, useSuspenseFragment } from '@apollo/client/react';
import { Button, Descriptions } from 'antd';
import { useState } from 'react';

import { ROLE_LABELS } from '../kit/form/user-role';
import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { Loading } from '../kit/page/loading';
import { SessionList } from '../kit/sessions/session-list';
import { ChangePassword } from './change-password';
import { EditProfile } from './edit-profile';
import styles from './profile-page.module.css';
import {
  ProfileFragmentDoc,
  ProfilePageDocument,
  type ProfileFragment,
} from './profile-page.generated';

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
        <section className={styles.block} aria-labelledby="own-sessions">
          <h2 id="own-sessions">Twoje sesje</h2>
          <p>Jeśli którejś nie rozpoznajesz, zakończ ją i&nbsp;zmień hasło.</p>
          <SessionList sessions={data.sessions} refetch={[ProfilePageDocument]} />
        </section>
      )}
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
          { key: 'role', label: 'Rola', children: ROLE_LABELS[person.role] },
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
