import { App, Button, Grid, Table, type TableColumnsType } from 'antd';
import { formatDateTime } from '../../lib/dates/format-date';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import type { Paging } from '../kit/list/list-view';
import { useExistingPage } from '../kit/list/use-list-view';
import { Section } from '../kit/page/admin-page';
import { Allowed } from '../kit/page/allowed';
import { Tag } from '../kit/page/inline-parts';
import { listPagination } from '../kit/table/list-pagination';
import { narrowColumn } from '../kit/table/use-columns';
import { showValue, type PublishedPriceList } from './price-entries';
import { CancelPriceListDocument } from './price-list-mutations.generated';
import { PriceListPageDocument } from './price-list-page.generated';
import styles from './price-list-history.module.css';

interface PriceListHistoryProps {
  lists: readonly PublishedPriceList[];
  total: number;
  loading: boolean;
  view: Paging<string>;
  onChange: (change: Pick<Paging<string>, 'page' | 'perPage'>) => void;
}

/** One page of the published versions: time, author, reason and changed figures. */
export function PriceListHistory({ lists, total, loading, view, onChange }: PriceListHistoryProps) {
  const cancel = useCancel();
  // From this width of the window on (1200 px) the columns have room beside the menu.
  const { xl: wide } = Grid.useBreakpoint();
  useExistingPage(view, loading ? undefined : total);
  const columns: TableColumnsType<PublishedPriceList> = [
    { title: 'Wersja', key: 'version', width: 88, render: (_, { version }) => version },
    { title: 'Od', key: 'at', render: (_, { publishedAt }) => formatDateTime(publishedAt) },
    {
      title: 'Stan',
      key: 'state',
      render: (_, list) => <State list={list} onCancel={() => cancel(list.version)} />,
    },
    { title: 'Kto', key: 'who', render: (_, list) => list.publishedByName ?? '–' },
    {
      title: 'Powód',
      key: 'note',
      render: (_, { note }) => <div className={styles.note}>{note ?? '–'}</div>,
    },
    { title: 'Zmiany', key: 'changes', render: (_, list) => <Changes list={list} /> },
  ];
  return (
    <Section title="Historia">
      <Table<PublishedPriceList>
        size="small"
        aria-label="Wydane cenniki"
        rowKey="version"
        showHeader={wide}
        columns={
          wide
            ? columns
            : narrowColumn((list) => (
                <CompactVersion list={list} onCancel={() => cancel(list.version)} />
              ))
        }
        dataSource={lists}
        loading={loading}
        pagination={{
          ...listPagination(view, total),
          onChange: (page, perPage) => onChange({ page, perPage }),
        }}
      />
    </Section>
  );
}

/** A version in one cell, for a screen without room for the columns. */
function CompactVersion({ list, onCancel }: { list: PublishedPriceList; onCancel: () => void }) {
  return (
    <div className={styles.compact}>
      <div className={styles.scheduled}>
        <strong>Wersja {list.version}</strong>
        <State list={list} onCancel={onCancel} />
      </div>
      <span>
        Od {formatDateTime(list.publishedAt)}
        {list.publishedByName && `, ${list.publishedByName}`}
      </span>
      {list.note && <div className={styles.note}>Powód: {list.note}</div>}
      {list.replaced.length > 0 && <Changes list={list} />}
    </div>
  );
}

function Changes({ list: { entries, replaced } }: { list: PublishedPriceList }) {
  if (replaced.length === 0) return '–';
  return (
    <ul className={styles.changes}>
      {replaced.map((before) => {
        const after = entries.find(({ key }) => key === before.key) ?? before;
        return (
          <li key={before.key}>
            {before.label}: {showValue(before)} → {showValue(after)}
          </li>
        );
      })}
    </ul>
  );
}

function State({ list, onCancel }: { list: PublishedPriceList; onCancel: () => void }) {
  if (list.inForce) return <Tag tone="done">Obowiązuje</Tag>;
  if (!list.scheduled) return <Tag tone="neutral">Dawny</Tag>;
  return (
    <div className={styles.scheduled}>
      <Tag tone="waiting">Czeka</Tag>
      <Allowed to="prices:write">
        <Button size="small" aria-label={`Cofnij cennik nr ${list.version}`} onClick={onCancel}>
          Cofnij
        </Button>
      </Allowed>
    </div>
  );
}

function useCancel(): (version: number) => void {
  const { modal } = App.useApp();
  const [cancel] = useStaffMutation(CancelPriceListDocument, {
    done: 'Publikacja cennika została cofnięta',
    failed: 'Nie udało się cofnąć publikacji cennika',
    refetch: [PriceListPageDocument],
  });
  return (version) =>
    void modal.confirm({
      title: `Cofnąć cennik nr\u00a0${version}?`,
      content: 'Jego ceny wrócą do szkicu i\u00a0nie zaczną obowiązywać.',
      okText: 'Cofnij',
      cancelText: 'Nie cofaj',
      onOk: () => cancel({ input: { version } }),
    });
}
