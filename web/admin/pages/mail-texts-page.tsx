import { Button, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '../../lib/dates/format-date';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { AdminPage } from '../kit/page/admin-page';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { ScrollTable } from '../kit/table/scroll-table';
import { MailTextDialog } from './mail-text-dialog';
import { type EditedMailTextFragment, MailTextsPageDocument } from './mail-texts-page.generated';

/** The words of the mails to customers, by kind of mail. */
export function MailTextsPage() {
  const { data, error, refetch } = useStaffQuery(MailTextsPageDocument, {});
  const [editing, edit] = useState<EditedMailTextFragment | null>(null);
  const columns: TableColumnsType<EditedMailTextFragment> = [
    { title: 'Wiadomość', key: 'name', render: (_, mail) => <MailKind mail={mail} /> },
    { title: 'Temat', key: 'subject', render: (_, mail) => inForceOf(mail)?.content.subject },
    {
      title: <VisuallyHidden>Zmiana</VisuallyHidden>,
      key: 'edit',
      render: (_, mail) => (
        <Button aria-label={`Zmień: ${mail.name}`} onClick={() => edit(mail)}>
          Zmień
        </Button>
      ),
    },
  ];
  return (
    <AdminPage title="Treść wiadomości">
      <p>
        Zmieniasz temat, wstęp i&nbsp;zakończenie. Kwoty, dane do przelewu, terminy i&nbsp;linki
        sklep dodaje sam. Wiadomości, które czekają już na wysłanie, zachowują swoją treść.
      </p>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading rows={12} />}
      {data && (
        <ScrollTable<EditedMailTextFragment>
          label="Wiadomości do klientów"
          rowKey="id"
          columns={columns}
          dataSource={data.mailTexts}
          pagination={false}
        />
      )}
      {editing && <MailTextDialog mail={editing} onClose={() => edit(null)} />}
    </AdminPage>
  );
}

/** The version whose words mails have now. */
const inForceOf = ({ versions }: EditedMailTextFragment) => versions.find(({ inForce }) => inForce);

function MailKind({ mail }: { mail: EditedMailTextFragment }) {
  const current = inForceOf(mail);
  const planned = mail.versions.find(
    ({ validFrom }) => current && Date.parse(validFrom) > Date.parse(current.validFrom),
  );
  return (
    <>
      {mail.name} {current?.version !== 0 && <Tag color="success">zmieniona</Tag>}
      {planned && <Tag>od {formatDateTime(planned.validFrom)} nowa treść</Tag>}
    </>
  );
}
