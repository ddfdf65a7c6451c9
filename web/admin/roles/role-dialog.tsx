import { Checkbox, Form, Input, Switch } from 'antd';
import { keysOf } from '#engine/trade/fields/pick';
import {
  PERMISSIONS,
  PERMISSION_GROUPS,
  ROLE_PERMISSIONS,
  isForOwnOnly,
} from '#engine/trade/rights/permissions';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { fieldRule, toSaveOutcome, type Edited } from '../kit/form/field-problems';
import { NumberInput } from '../kit/form/number-input';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { useViewer } from '../kit/page/viewer';
import { ViewerDocument } from '../kit/page/viewer.generated';
import {
  CreateStaffRoleDocument,
  RolesPageDocument,
  type RoleRowFragment,
  UpdateStaffRoleDocument,
} from './roles-page.generated';
import styles from './role-dialog.module.css';

export type RoleDraft = Pick<
  RoleRowFragment,
  'name' | 'permissions' | 'ownOrdersOnly' | 'requiresSecondFactor' | 'maxDiscountPercent'
>;

interface RoleDialogProps {
  /** Null for a new role, which begins with `values`. */
  role: RoleRowFragment | null;
  values?: RoleDraft;
  onClose: () => void;
}

const labelOf = (name: string) =>
  Object.hasOwn(PERMISSIONS, name) ? PERMISSIONS[name as keyof typeof PERMISSIONS].label : name;

const PERCENT = fieldRule<number>(
  'Podaj liczbę całkowitą od 0 do 100 albo zostaw puste pole.',
  (value) => Number.isSafeInteger(value) && value >= 0 && value <= 100,
);

const yesOrNo = (value: boolean) => (value ? 'tak' : 'nie');

const TEXTS = {
  name: 'Nazwa',
  permissions: {
    label: 'Prawa',
    show: (names: readonly string[]) => names.map(labelOf).join(', ') || 'żadne',
  },
  ownOrdersOnly: { label: 'Tylko własne sprawy', show: yesOrNo },
  requiresSecondFactor: { label: 'Wymaga drugiego składnika logowania', show: yesOrNo },
  maxDiscountPercent: {
    label: 'Najwyższy rabat',
    show: (percent: number | null) => (percent === null ? 'bez limitu' : `${percent}%`),
  },
};

/** A form for a role: its name and what it allows, in groups. */
export function RoleDialog({ role, values, onClose }: RoleDialogProps) {
  const viewer = useViewer();
  const isOwn = role !== null && role.id === viewer?.role.id;
  const refetch = [RolesPageDocument, ...(isOwn ? [ViewerDocument] : [])];
  const [create] = useStaffMutation(CreateStaffRoleDocument, {
    done: 'Rola została dodana',
    failed: 'Nie udało się dodać roli',
    refetch,
  });
  const [update] = useStaffMutation(UpdateStaffRoleDocument, {
    done: 'Rola została zmieniona',
    failed: 'Nie udało się zmienić roli',
    refetch,
  });
  return (
    <EditDialog<RoleDraft>
      long
      title={role ? `Rola ${role.name}` : 'Nowa rola'}
      initial={role ? editedOf(role) : { values: values! }}
      texts={TEXTS}
      onClose={onClose}
      save={async ({ values: input, version = role?.version ?? 0 }) =>
        role
          ? toSaveOutcome(
              await update({ input: { id: role.id, version, ...input } }),
              ({ role: stored }) => stored && editedOf(stored),
            )
          : toSaveOutcome(await create({ input }))
      }
    >
      {role?.isOwner ? <SecondFactorSwitch /> : <RoleFields />}
    </EditDialog>
  );
}

export const draftOf = ({
  name,
  permissions,
  ownOrdersOnly,
  requiresSecondFactor,
  maxDiscountPercent,
}: RoleDraft): RoleDraft => ({
  name,
  permissions,
  ownOrdersOnly,
  requiresSecondFactor,
  maxDiscountPercent,
});

const editedOf = (role: RoleDraft & { version: number }): Edited<RoleDraft> => ({
  values: draftOf(role),
  version: role.version,
});

function RoleFields() {
  const onlyOwn = Form.useWatch<boolean | undefined>('ownOrdersOnly') ?? false;
  return (
    <>
      <Form.Item
        name="name"
        label="Nazwa"
        rules={[
          { required: true, whitespace: true, min: 2, message: 'Wpisz od 2 do 60\u00a0znaków.' },
        ]}
      >
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="ownOrdersOnly"
        label="Tylko własne sprawy"
        valuePropName="checked"
        extra="Widać tylko zapytania przypisane tej osobie, jej oferty i&nbsp;zamówienia, które z&nbsp;nich wynikły. Praw, które pokazują sprawy wszystkich klientów, nie ma wtedy."
      >
        <Switch />
      </Form.Item>
      <SecondFactorSwitch />
      <Form.Item
        name="maxDiscountPercent"
        label="Najwyższy rabat"
        extra="Od sumy pozycji w&nbsp;ofercie albo zamówieniu. Puste pole: bez limitu, 0: bez rabatów."
        rules={[PERCENT]}
      >
        <NumberInput suffix="%" />
      </Form.Item>
      <Form.Item name="permissions" label="Prawa">
        <Permissions onlyOwn={onlyOwn} />
      </Form.Item>
    </>
  );
}

function SecondFactorSwitch() {
  return (
    <Form.Item
      name="requiresSecondFactor"
      label="Wymaga drugiego składnika logowania"
      valuePropName="checked"
      extra="Dopóki osoba z&nbsp;tą rolą nie doda klucza dostępu albo aplikacji z&nbsp;kodami, widzi w&nbsp;panelu tylko swój profil, a&nbsp;jej tokeny API nie mają praw."
    >
      <Switch />
    </Form.Item>
  );
}

interface PermissionsProps {
  onlyOwn: boolean;
  /** From the Form.Item. */
  value?: string[];
  onChange?: (value: string[]) => void;
}

/** The permissions as checkboxes, in groups. */
function Permissions({ onlyOwn, value = [], onChange }: PermissionsProps) {
  return (
    <Checkbox.Group className={styles.groups} value={value} onChange={onChange}>
      {keysOf(PERMISSION_GROUPS).map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{PERMISSION_GROUPS[group]}</legend>
          {ROLE_PERMISSIONS.filter((name) => PERMISSIONS[name].group === group).map((name) => (
            <Checkbox key={name} value={name} disabled={onlyOwn && !isForOwnOnly(name)}>
              {PERMISSIONS[name].label}
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </Checkbox.Group>
  );
}
