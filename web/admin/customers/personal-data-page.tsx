import { useQuery } from '@apollo/client/react';
import { App, Button, Descriptions, Empty } from 'antd';
import { Link } from '../../ui/button/link';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { DownloadButton } from '../kit/list/download-button';
import { ListSearch } from '../kit/list/list-search';
import { useOpened } from '../kit/list/rows';
import { AdminPage, Section } from '../kit/page/admin-page';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { customerTitle } from './customer-title';
import {
  ErasePersonalDataDocument,
  PersonalDataPageDocument,
  type PersonalDataReportFragment,
} from './personal-data-page.generated';
import styles from './customer-page.module.css';

/** Everything that the shop has about a person: as files, and erased as far as it need not stay. */
export function PersonalDataPage() {
  const [who, setWho] = useOpened('who');
  const { data, error, refetch } = useQuery(PersonalDataPageDocument, {
    variables: { input: { who: who ?? '' } },
    skip: who === null,
    fetchPolicy: 'network-only',
  });
  return (
    <AdminPage title="Dane osobowe">
      <p>
        Wpisz adres e-mail osoby, która prosi o&nbsp;swoje dane albo o&nbsp;ich usunięcie. Upewnij
        się, że prosi o&nbsp;nie ona sama.
      </p>
      <ListSearch
        label="E-mail lub telefon osoby"
        placeholder="E-mail, a gdy go nie podała: telefon z kierunkowym"
        value={who}
        onSearch={setWho}
      />
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {who !== null && !data && !error && <Loading rows={6} />}
      {who !== null && data && <Report who={who} report={data.personalData} />}
    </AdminPage>
  );
}

interface ReportProps {
  who: string;
  report: PersonalDataReportFragment;
}

function Report({ who, report }: ReportProps) {
  const { customer, contacts, goes, stays } = report;
  const file = (kind: 'json' | 'pdf') =>
    `/api/admin/personal-data.${kind}?${new URLSearchParams({ who })}`;
  if (!customer && goes.length + stays.length === 0)
    return <Empty description="Nie mamy żadnych danych tej osoby" />;
  return (
    <div className={styles.who}>
      <Section title={customer ? customerTitle(customer) : who}>
        {customer && (
          <p>
            <Link to={`/admin/customers/${customer.id}`}>Karta klienta</Link>
          </p>
        )}
        {contacts.length > 1 && (
          <p>
            To połączone karty: {contacts.join(', ')}. Pobierz i&nbsp;usuń tylko wtedy, gdy
            wszystkie należą do tej osoby; inaczej najpierw je rozłącz.
          </p>
        )}
        <div className={styles.choice}>
          <DownloadButton href={file('pdf')}>Pobierz PDF</DownloadButton>
          <DownloadButton href={file('json')}>Pobierz JSON</DownloadButton>
        </div>
      </Section>
      <Section title="Można usunąć">
        <Parts parts={goes} empty="Nie ma nic, co można by usunąć przed terminem." />
        {goes.length > 0 && <EraseButton who={who} report={report} />}
      </Section>
      <Section title="Musi zostać">
        <Parts parts={stays} empty="Nic nie musi zostać." />
      </Section>
    </div>
  );
}

function Parts({ parts, empty }: { parts: PersonalDataReportFragment['goes']; empty: string }) {
  if (parts.length === 0) return <p>{empty}</p>;
  return (
    <Descriptions
      size="small"
      column={1}
      items={parts.map(({ label, count, reason }) => ({
        key: label,
        label,
        children: (
          <div className={styles.lines}>
            <strong>{count}</strong>
            {reason && <span>{reason}</span>}
          </div>
        ),
      }))}
    />
  );
}

function EraseButton({ who, report }: ReportProps) {
  const { modal } = App.useApp();
  const [erase, { loading }] = useStaffMutation(ErasePersonalDataDocument, {
    done: 'Dane usunięto. W\u00a0dzienniku jest tylko, kto i\u00a0ile usunął.',
    failed: 'Nie udało się usunąć danych',
    refetch: [PersonalDataPageDocument],
  });
  const confirm = async (): Promise<void> => {
    const isConfirmed = await modal.confirm({
      title: `Usunąć dane osoby ${who}?`,
      content:
        'Usuniętych danych nie da się przywrócić. Jeśli są potrzebne, najpierw pobierz plik.',
      okText: 'Usuń na zawsze',
      okButtonProps: { danger: true },
      cancelText: 'Anuluj',
    });
    if (isConfirmed) await erase({ input: { who, seenCount: report.goingCount } });
  };
  return (
    <Button danger loading={loading} onClick={() => void confirm()}>
      Usuń na zawsze
    </Button>
  );
}
