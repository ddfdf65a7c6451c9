import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';
import { BulkBar } from '../admin/kit/list/bulk-bar';
import { DayField, DayRange } from '../admin/kit/list/day-range';
import { DownloadButton, ExportButton } from '../admin/kit/list/download-button';
import { Counted, LinkFilter } from '../admin/kit/list/link-filter';
import { ListSearch } from '../admin/kit/list/list-search';
import { AdminPage, Section } from '../admin/kit/page/admin-page';
import { Allowed } from '../admin/kit/page/allowed';
import { PhoneLink, Tag } from '../admin/kit/page/inline-parts';
import { AdminFailure, Loading } from '../admin/kit/page/page-states';
import { SavedViews } from '../admin/kit/saved-views/saved-views';
import { SessionList } from '../admin/kit/sessions/session-list';
import { SessionItemFragmentDoc } from '../admin/kit/sessions/session-list.generated';
import { ListTable } from '../admin/kit/table/list-table';
import { CellLines, ContactLines, ScrollTable } from '../admin/kit/table/scroll-table';
import type { ListColumn } from '../admin/kit/table/use-columns';
import { LONG, LONG_WORD, nothing, Part } from './part';

const TONES = ['waiting', 'neutral', 'strong', 'good', 'done', 'bad'] as const;

interface Row {
  id: number;
  name: string;
  state: string;
}

const ROWS: Row[] = [
  { id: 1, name: 'Anna Nowak', state: 'nowe' },
  { id: 2, name: `${LONG} ${LONG_WORD}`, state: LONG },
];
const COLUMNS: ListColumn<Row, 'newest' | 'oldest'>[] = [
  {
    key: 'name',
    title: 'Klient',
    shown: 'always',
    sort: { ascend: 'oldest', descend: 'newest' },
    render: ({ name }) => name,
  },
  { key: 'state', title: 'Stan', width: 300, render: ({ state }) => state },
];

/** Lists and pages of the staff area. */
export function StaffLists() {
  return (
    <>
      <Part
        name="Strona"
        states={{
          zwykła: (
            <AdminPage title={LONG} remark="12 zamówień">
              <Section title="Do zrobienia">
                <Allowed to="exports:read">Widoczne dla uprawnionych.</Allowed>
              </Section>
            </AdminPage>
          ),
          wczytywanie: <Loading rows={2} />,
          błąd: <AdminFailure error={new Error('no answer')} retry={nothing} />,
        }}
      />
      <Part
        name="Lista"
        states={{
          zwykła: <Listed rows={ROWS} selected={[ROWS[0]!]} />,
          wczytywanie: <Listed rows={undefined} loading />,
          pusta: <Listed rows={[]} />,
        }}
      />
      <Part
        name="Tabela"
        states={{
          przewijana: (
            <ScrollTable<Row>
              label="Pozycje"
              rowKey="id"
              pagination={false}
              dataSource={ROWS}
              columns={[
                {
                  title: 'Klient',
                  render: (_, { name }) => (
                    <ContactLines name={name} email="anna@example.com" phone="+48600100200" />
                  ),
                },
                { title: 'Stan', render: (_, { state }) => <CellLines>{state}</CellLines> },
              ]}
            />
          ),
          'bez wierszy': (
            <ScrollTable<Row>
              label="Nic"
              rowKey="id"
              low
              pagination={false}
              dataSource={[]}
              columns={[{ title: 'Klient' }]}
            />
          ),
        }}
      />
      <Part name="Wokół listy" states={aroundStates()} />
      <Part
        name="W wierszu"
        states={{
          ...Object.fromEntries(
            TONES.map((tone) => [
              tone,
              <Tag key={tone} tone={tone}>
                W realizacji
              </Tag>,
            ]),
          ),
          telefon: <PhoneLink phone="+48600100200" />,
        }}
      />
      <Part
        name="Sesje"
        states={{ dwie: <Sessions />, brak: <SessionList sessions={[]} refetch={[]} /> }}
      />
    </>
  );
}

const Listed = ({
  rows,
  selected = [],
  loading = false,
}: {
  rows: Row[] | undefined;
  selected?: Row[];
  loading?: boolean;
}) => (
  <ListTable<Row, 'newest' | 'oldest'>
    list="gallery"
    columns={COLUMNS}
    rows={rows}
    total={rows?.length ?? 0}
    loading={loading}
    view={{ sort: 'newest', page: 1, perPage: 20 }}
    defaultSort="newest"
    onChange={nothing}
    narrow={({ name, state }) => (
      <CellLines>
        <strong>{name}</strong>
        <span>{state}</span>
      </CellLines>
    )}
    empty="Brak zamówień"
    selection={{ rows: selected, select: nothing, name: ({ name }) => name }}
  />
);

const aroundStates = () => ({
  szukanie: (
    <ListSearch label="Szukaj zamówień" placeholder={LONG} value={null} onSearch={nothing} />
  ),
  'szukanie z tekstem': (
    <ListSearch
      label="Szukaj klientów"
      placeholder="Nazwisko"
      value={LONG_WORD}
      onSearch={nothing}
    />
  ),
  zaznaczone: (
    <BulkBar
      count={3}
      limit={100}
      nouns={['zamówienie', 'zamówienia', 'zamówień']}
      onClear={nothing}
    >
      <Button>Zmień status</Button>
    </BulkBar>
  ),
  'za dużo zaznaczonych': (
    <BulkBar
      count={120}
      limit={100}
      nouns={['zamówienie', 'zamówienia', 'zamówień']}
      onClear={nothing}
    >
      <Button>Zmień status</Button>
    </BulkBar>
  ),
  dni: <DayRange from="2026-11-01" to={null} onChange={nothing} />,
  'dzień z błędem': <DayField label="Termin" value="2026-11-01" wrong onChange={nothing} />,
  filtr: <LinkFilter only={LONG} onClose={nothing} />,
  licznik: <Counted label="Nowe" count={12} />,
  pobieranie: <DownloadButton href="/_ui/rejestr.csv">Rejestr: listopad 2026</DownloadButton>,
  eksport: <ExportButton path="/_ui/zamowienia.csv" filter={{}} sort="newest" />,
  widoki: <SavedViews list="gallery" />,
});

function Sessions() {
  const client = useApolloClient();
  const [sessions] = useState(() =>
    [
      { id: '1', current: true, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' },
      { id: '2', current: false, userAgent: null },
    ].map((session) => {
      const data = {
        __typename: 'StaffSession' as const,
        createdAt: '2026-11-20T10:00:00Z',
        lastSeenAt: '2026-11-25T10:00:00Z',
        address: '2001:db8:85a3::8a2e:370:7334',
        ...session,
      };
      client.writeFragment({ fragment: SessionItemFragmentDoc, fragmentName: 'SessionItem', data });
      return data as never;
    }),
  );
  return <SessionList sessions={sessions} refetch={[]} />;
}
