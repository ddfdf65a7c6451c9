import { App, Button } from 'antd';
import { useState } from 'react';
import { SERVICE_VAT_LABELS } from '#engine/trade/shop/agreed-lines';
import { pluralCount } from '../../lib/text/grammar';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { AdminPage } from '../kit/page/admin-page';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { useMay } from '../kit/page/viewer';
import { ScrollTable } from '../kit/table/scroll-table';
import { listedPrice } from '../trade/goods/service-values';
import {
  type ListedServiceFragment,
  ListedServicesDocument,
} from '../trade/goods/services.generated';
import { ServiceDialog } from './service-dialog';
import { DeleteListedServiceDocument } from './services-page.generated';
import styles from './services-page.module.css';

/** The price list of services, from which lines of offers and orders are copied. */
export function ServicesPage() {
  const { data, loading, error, refetch } = useStaffQuery(ListedServicesDocument, {});
  const [edited, edit] = useState<ListedServiceFragment | 'new' | null>(null);
  const mayWrite = useMay('prices:write');
  const services = data?.listedServices;
  return (
    <AdminPage
      title="Cennik usług"
      remark={services && pluralCount(services.length, ['usługa', 'usługi', 'usług'])}
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <p className={styles.about}>
        Podpowiadamy je przy dodawaniu usługi do oferty albo zamówienia. Zmiana cennika nie zmienia
        ofert ani zamówień, w&nbsp;których usługa już jest.
      </p>
      {mayWrite && (
        <Button type="primary" className={styles.add} onClick={() => edit('new')}>
          Dodaj usługę
        </Button>
      )}
      <ScrollTable<ListedServiceFragment>
        label="Cennik usług"
        rowKey="id"
        loading={loading}
        dataSource={services}
        pagination={false}
        columns={[
          { key: 'text', title: 'Usługa', render: (_, { text }) => <strong>{text}</strong> },
          {
            key: 'price',
            title: 'Cena z\u00a0VAT',
            render: (_, service) => listedPrice(service),
          },
          { key: 'vat', title: 'VAT', render: (_, { vat }) => SERVICE_VAT_LABELS[vat] },
          {
            key: 'actions',
            title: 'Działania',
            render: (_, service) =>
              mayWrite && <ServiceActions service={service} onEdit={() => edit(service)} />,
          },
        ]}
      />
      {edited && (
        <ServiceDialog service={edited === 'new' ? null : edited} onClose={() => edit(null)} />
      )}
    </AdminPage>
  );
}

interface ServiceActionsProps {
  service: ListedServiceFragment;
  onEdit: () => void;
}

function ServiceActions({ service: { id, text }, onEdit }: ServiceActionsProps) {
  const { modal } = App.useApp();
  const [remove] = useStaffMutation(DeleteListedServiceDocument, {
    done: 'Usługa została usunięta z\u00a0cennika',
    failed: 'Nie udało się usunąć usługi',
    refetch: [ListedServicesDocument],
  });
  const ask = () =>
    modal.confirm({
      title: `Usunąć z\u00a0cennika: ${text}?`,
      okText: 'Usuń usługę',
      okButtonProps: { danger: true },
      onOk: () => remove({ input: { id } }),
    });
  return (
    <div className={styles.actions}>
      <Button aria-label={`Zmień: ${text}`} onClick={onEdit}>
        Zmień
      </Button>
      <Button danger aria-label={`Usuń: ${text}`} onClick={ask}>
        Usuń
      </Button>
    </div>
  );
}
