import { Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import type { DemoDataKind } from '../../apollo/schema.generated';
import { pluralCount } from '../../lib/text/grammar';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import {
  RemoveDemoDataDocument,
  SettingsPageDocument,
  type SettingsPageQuery,
} from './settings-page.generated';

/** Numbers of things of a kind in Polish: one, two to four, five. */
const FORMS: Record<DemoDataKind, [string, string, string]> = {
  orders: ['zamówienie', 'zamówienia', 'zamówień'],
  offers: ['oferta', 'oferty', 'ofert'],
  inquiries: ['zapytanie', 'zapytania', 'zapytań'],
  answers: ['gotowa odpowiedź', 'gotowe odpowiedzi', 'gotowych odpowiedzi'],
  services: ['usługa w\u00a0cenniku', 'usługi w\u00a0cenniku', 'usług w\u00a0cenniku'],
  crews: ['ekipa', 'ekipy', 'ekip'],
  products: ['produkt', 'produkty', 'produktów'],
};

/** A button that shows what of the demo is in the shop and removes it. */
export function DemoDataRemoval({ data }: { data: SettingsPageQuery['demoData'] }) {
  const [isOpen, setOpen] = useState(false);
  const [withProducts, setWithProducts] = useState(false);
  const [remove, { loading }] = useStaffMutation(RemoveDemoDataDocument, {
    done: 'Dane demonstracyjne zostały usunięte',
    failed: 'Nie udało się usunąć danych demonstracyjnych',
    refetch: [SettingsPageDocument],
  });
  const seenCount = data.reduce((sum, { count }) => sum + count, 0);
  const submit = async () => {
    const { kind } = await remove({ input: { withProducts, seenCount } });
    if (kind === 'done') setOpen(false);
  };
  const removed = data.filter(({ kind }) => withProducts || kind !== 'products');
  return (
    <>
      <Button size="small" danger onClick={() => setOpen(true)}>
        Usuń dane demonstracyjne
      </Button>
      <Modal
        open={isOpen}
        title="Usuń dane demonstracyjne"
        okText="Usuń"
        cancelText="Anuluj"
        okButtonProps={{ danger: true, disabled: removed.length === 0 }}
        confirmLoading={loading}
        onOk={() => void submit()}
        onCancel={() => setOpen(false)}
      >
        <p>Znikną razem z&nbsp;płatnościami, fakturami, wiadomościami i&nbsp;historią:</p>
        <ul>
          {removed.map(({ kind, count }) => (
            <li key={kind}>{pluralCount(count, FORMS[kind])}</li>
          ))}
        </ul>
        <Checkbox checked={withProducts} onChange={({ target }) => setWithProducts(target.checked)}>
          Usuń też produkty demonstracyjne
        </Checkbox>
        <p>
          Tego, co zrobili prawdziwi klienci i&nbsp;pracownicy, nic nie rusza. Produkty, na które są
          prawdziwe zamówienia, koszyki albo oferty, trafią do archiwum.
        </p>
      </Modal>
    </>
  );
}
