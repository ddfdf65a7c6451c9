import { App, Button } from 'antd';
import { useState } from 'react';
import { ROLE_PERMISSIONS } from '#engine/trade/rights/permissions';
import { pluralCount } from '../../lib/text/grammar';
import { Link } from '../../ui/button/link';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { useRows } from '../kit/list/rows';
import { AdminPage } from '../kit/page/admin-page';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { useMay } from '../kit/page/viewer';
import { ScrollTable } from '../kit/table/scroll-table';
import { RoleDialog, type RoleDraft, draftOf } from './role-dialog';
import {
  DeleteStaffRoleDocument,
  RoleRowFragmentDoc,
  RolesPageDocument,
  type RoleRowFragment,
} from './roles-page.generated';
import styles from './roles-page.module.css';

const EMPTY: RoleDraft = {
  name: '',
  permissions: [],
  ownOrdersOnly: false,
  requiresSecondFactor: false,
  maxDiscountPercent: null,
};

/** What is edited: a role, or a new one that begins like `values`. */
type Edited = { role: RoleRowFragment } | { role: null; values: RoleDraft };

/** The roles, each with what it allows and how many people have it. */
export function RolesPage() {
  const { data, loading, error, refetch } = useStaffQuery(RolesPageDocument, {});
  const rows = useRows(RoleRowFragmentDoc, 'RoleRow', data?.staffRoles);
  const [edited, edit] = useState<Edited | null>(null);
  const mayWrite = useMay('roles:write');
  return (
    <AdminPage title="Role" remark={rows && pluralCount(rows.length, ['rola', 'role', 'ról'])}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <p className={styles.about}>
        Rola mówi, co widzi i&nbsp;co może zmienić osoba, która ją ma. Tokeny API mogą najwyżej
        tyle, ile rola konta, dla którego działają.
      </p>
      {mayWrite && (
        <Button
          type="primary"
          className={styles.add}
          onClick={() => edit({ role: null, values: EMPTY })}
        >
          Dodaj rolę
        </Button>
      )}
      <ScrollTable<RoleRowFragment>
        label="Role"
        rowKey="id"
        loading={loading}
        dataSource={rows}
        pagination={false}
        columns={[
          { key: 'name', title: 'Rola', render: (_, { name }) => <strong>{name}</strong> },
          { key: 'rights', title: 'Prawa', render: (_, role) => rightsText(role) },
          {
            key: 'people',
            title: 'Osoby',
            render: (_, { id, accountCount }) => (
              <Link to={`/admin/accounts?role=${id}`}>
                {pluralCount(accountCount, ['osoba', 'osoby', 'osób'])}
              </Link>
            ),
          },
          {
            key: 'actions',
            title: 'Działania',
            render: (_, role) => mayWrite && <RoleActions role={role} onEdit={edit} />,
          },
        ]}
      />
      {edited && <RoleDialog {...edited} onClose={() => edit(null)} />}
    </AdminPage>
  );
}

function rightsText({ isOwner, permissions, ...role }: RoleRowFragment): string {
  return [
    isOwner
      ? 'wszystkie, także przyszłe'
      : `${permissions.length} z\u00a0${ROLE_PERMISSIONS.length}`,
    role.ownOrdersOnly && 'tylko własne sprawy',
    role.requiresSecondFactor && 'z\u00a0drugim składnikiem logowania',
    role.maxDiscountPercent !== null && `rabat do ${role.maxDiscountPercent}%`,
  ]
    .filter(Boolean)
    .join(', ');
}

interface RoleActionsProps {
  role: RoleRowFragment;
  onEdit: (edited: Edited) => void;
}

function RoleActions({ role, onEdit }: RoleActionsProps) {
  const { id, name, isOwner, accountCount } = role;
  const { modal } = App.useApp();
  const [remove] = useStaffMutation(DeleteStaffRoleDocument, {
    done: 'Rola została usunięta',
    failed: 'Nie udało się usunąć roli',
    refetch: [RolesPageDocument],
  });
  const ask = () =>
    modal.confirm({
      title: `Usunąć rolę: ${name}?`,
      okText: 'Usuń rolę',
      okButtonProps: { danger: true },
      onOk: () => remove({ input: { id } }),
    });
  const copy = { ...draftOf(role), name: `${name} (kopia)` };
  return (
    <div className={styles.actions}>
      <Button aria-label={`Zmień: ${name}`} onClick={() => onEdit({ role })}>
        Zmień
      </Button>
      <Button aria-label={`Skopiuj: ${name}`} onClick={() => onEdit({ role: null, values: copy })}>
        Skopiuj
      </Button>
      {!isOwner && accountCount === 0 && (
        <Button danger aria-label={`Usuń: ${name}`} onClick={ask}>
          Usuń
        </Button>
      )}
    </div>
  );
}
