import { Button, Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { pluralCount } from '../../lib/text/grammar';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { copyToClipboard } from '../kit/page/copy-to-clipboard';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { CreateToken } from './create-token';
import { TokensPageDocument } from './tokens-page.generated';
import { TokensTable, tokensList } from './tokens-table';
import styles from './tokens-page.module.css';

/** API tokens. */
export function TokensPage() {
  const { view, variables, change } = useListView(tokensList);
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { data, loading, error, refetch } = useStaffQuery(TokensPageDocument, variables);
  const total = data?.apiTokens.totalCount ?? 0;

  return (
    <AdminPage
      title="Tokeny API"
      remark={data && pluralCount(total, ['token', 'tokeny', 'tokenów'])}
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <TokensTable
        tokens={data?.apiTokens.items}
        total={total}
        loading={loading}
        view={view}
        onChange={change}
        tools={
          <Button type="primary" onClick={() => setCreating(true)}>
            Nowy token
          </Button>
        }
      />
      {creating && <CreateToken onClose={() => setCreating(false)} onCreated={setSecret} />}
      {secret && <NewSecret secret={secret} onClose={() => setSecret(null)} />}
    </AdminPage>
  );
}

interface NewSecretProps {
  secret: string;
  onClose: () => void;
}

/** Shows the secret of a new token, which is never shown again. */
function NewSecret({ secret, onClose }: NewSecretProps) {
  const footer = (
    <Button type="primary" onClick={onClose}>
      Mam zapisany token
    </Button>
  );
  return (
    <Modal
      open
      title="Twój nowy token"
      mask={{ closable: false }}
      onCancel={onClose}
      footer={footer}
    >
      <div className={styles.secret}>
        <Alert
          type="warning"
          showIcon
          title="Skopiuj go teraz. Po zamknięciu tego okna nikt już go nie zobaczy."
        />
        <div className={styles.row}>
          <Input
            readOnly
            aria-label="Token"
            value={secret}
            onFocus={({ target }) => target.select()}
          />
          <Button onClick={() => void copyToClipboard(secret, 'Token skopiowany')}>Kopiuj</Button>
        </div>
        <p>
          Program wysyła go w&nbsp;nagłówku <code>Authorization: Bearer …</code>
        </p>
      </div>
    </Modal>
  );
}
