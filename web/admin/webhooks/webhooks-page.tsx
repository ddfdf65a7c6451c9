import { Button, Empty } from 'antd';
import { useState } from 'react';
import type { PluralForms } from '#engine/locale/plural';
import { pluralCount } from '../../lib/text/grammar';
import { AdminPage } from '../kit/page/admin-page';
import { NewSecret } from '../kit/page/new-secret';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { DeliveryLog } from './delivery-log';
import { EndpointCard } from './endpoint-card';
import { EndpointDialog } from './endpoint-dialog';
import {
  type WebhookEndpointCardFragment,
  WebhookEndpointsDocument,
} from './webhooks-page.generated';
import styles from './webhooks-page.module.css';

const REFRESH_MS = 10_000;
const ADDRESSES: PluralForms = ['adres', 'adresy', 'adresów'];

/** The addresses of partners' programs that are told of events, and the log of telling them. */
export function WebhooksPage() {
  const { data, error, refetch } = useStaffQuery(
    WebhookEndpointsDocument,
    {},
    { pollMs: REFRESH_MS },
  );
  const [edited, edit] = useState<WebhookEndpointCardFragment | 'new' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const endpoints = data?.webhookEndpoints;
  return (
    <AdminPage title="Webhooki" remark={endpoints && pluralCount(endpoints.length, ADDRESSES)}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <p className={styles.soft}>
        Programom partnerów mówimy od razu, co się stało: podpisaną wiadomością z&nbsp;numerem
        sprawy i&nbsp;kwotami, bez danych klienta. Nieudaną ponawiamy przez trzy dni.
      </p>
      <div>
        <Button type="primary" onClick={() => edit('new')}>
          Dodaj adres
        </Button>
      </div>
      {endpoints?.length === 0 && <Empty description="Nie ma jeszcze żadnego adresu" />}
      {endpoints && endpoints.length > 0 && (
        <ul className={styles.endpoints} aria-label="Adresy">
          {endpoints.map((endpoint) => (
            <li key={endpoint.id}>
              <EndpointCard
                endpoint={endpoint}
                onEdit={() => edit(endpoint)}
                onSecret={setSecret}
              />
            </li>
          ))}
        </ul>
      )}
      {endpoints && endpoints.length > 0 && <DeliveryLog endpoints={endpoints} />}
      {edited && (
        <EndpointDialog
          endpoint={edited === 'new' ? null : edited}
          onClose={() => edit(null)}
          onSecret={setSecret}
        />
      )}
      {secret && (
        <NewSecret
          title="Sekret webhooka"
          label="Sekret"
          secret={secret}
          closeLabel="Mam zapisany sekret"
          onClose={() => setSecret(null)}
        >
          Przekaż go partnerowi bezpieczną drogą. Nim jego program sprawdza podpis{' '}
          <code>Cieniomat-Signature</code>.
        </NewSecret>
      )}
    </AdminPage>
  );
}
