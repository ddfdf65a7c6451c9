import { useQuery } from '@apollo/client/react';
import { Checkbox, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { PERMISSIONS, SCOPE_NAMES } from '#engine/trade/rights/permissions';
import { randomKey } from '../../lib/browser/request-keys';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { SEARCH_ICON } from '../kit/page/antd-defaults';
import { useMay, useViewer } from '../kit/page/viewer';
import {
  CreateApiTokenDocument,
  TokenChoicesDocument,
  type TokenChoicesQuery,
} from './create-token.generated';
import { TokensPageDocument } from './tokens-page.generated';
import styles from './create-token.module.css';

interface Draft {
  name: string;
  accountId: number | null;
  scopes: string[];
  /** 0 for a token that does not expire. */
  expiresInDays: number;
}

const LIFETIMES = [
  { value: 30, label: '30\u00a0dni' },
  { value: 90, label: '90\u00a0dni' },
  { value: 365, label: 'rok' },
  { value: 0, label: 'bezterminowo' },
];

interface CreateTokenProps {
  onClose: () => void;
  onCreated: (secret: string) => void;
}

/** A form for a new token: its account, scopes and lifetime; it is made once, however often the form is submitted. */
export function CreateToken({ onClose, onCreated }: CreateTokenProps) {
  const { data } = useQuery(TokenChoicesDocument, { skip: !useMay('accounts:read') });
  const viewer = useViewer();
  const [idempotencyKey] = useState(randomKey);
  const [create] = useStaffMutation(CreateApiTokenDocument, {
    done: 'Token został utworzony',
    failed: 'Nie udało się utworzyć tokenu',
    refetch: [TokensPageDocument],
  });
  return (
    <EditDialog<Draft>
      title="Nowy token API"
      saveLabel="Utwórz token"
      initial={{
        values: { name: '', accountId: viewer?.id ?? null, scopes: [], expiresInDays: 365 },
      }}
      texts={{ name: 'Nazwa', accountId: 'Konto', scopes: 'Zakresy', expiresInDays: 'Ważność' }}
      onClose={onClose}
      save={async ({ values: { accountId, expiresInDays, ...values } }) => {
        const outcome = await create({
          input: {
            ...values,
            accountId: accountId ?? 0,
            expiresInDays: expiresInDays || null,
            idempotencyKey,
          },
        });
        if (outcome.kind === 'done' && outcome.payload.secret) onCreated(outcome.payload.secret);
        return toSaveOutcome(outcome);
      }}
    >
      <TokenFields choices={data} />
    </EditDialog>
  );
}

interface ChoicesProps {
  choices: TokenChoicesQuery | undefined;
}

function TokenFields({ choices }: ChoicesProps) {
  return (
    <>
      <Form.Item
        name="name"
        label="Nazwa"
        extra="Kto albo co będzie go używać, np. „Hurtownia – stany magazynowe”."
        rules={[
          { required: true, whitespace: true, min: 2, message: 'Wpisz od 2 do 80\u00a0znaków.' },
        ]}
      >
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <AccountField choices={choices} />
      <Form.Item
        name="scopes"
        label="Zakresy"
        rules={[{ required: true, message: 'Zaznacz przynajmniej jeden zakres.' }]}
      >
        <Checkbox.Group
          className={styles.scopes}
          options={SCOPE_NAMES.map((name) => ({
            value: name,
            label: <ScopeLabel name={name} label={PERMISSIONS[name].label} />,
          }))}
        />
      </Form.Item>
      <Form.Item name="expiresInDays" label="Ważność">
        <Select options={LIFETIMES} />
      </Form.Item>
    </>
  );
}

function AccountField({ choices }: ChoicesProps) {
  const viewer = useViewer();
  const accounts = choices?.accounts.items.filter(({ disabledAt }) => !disabledAt);
  const own = viewer ? [viewer] : [];
  return (
    <Form.Item
      name="accountId"
      label="Działa jako"
      extra="Token ma najwyżej takie uprawnienia jak to konto i&nbsp;przestaje działać razem z&nbsp;nim."
      rules={[{ required: true, message: 'Wybierz konto.' }]}
    >
      <Select
        showSearch={{ optionFilterProp: 'label', ...SEARCH_ICON }}
        options={(accounts ?? own).map(({ id, name, email }) => ({
          value: id,
          label: `${name} (${email})`,
        }))}
      />
    </Form.Item>
  );
}

function ScopeLabel({ name, label }: { name: string; label: string }) {
  return (
    <span className={styles.scope}>
      {label} <code>{name}</code>
    </span>
  );
}
