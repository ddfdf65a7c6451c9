import { App, Button } from 'antd';
import { formatDateTime } from '../../lib/dates/format-date';
import { pluralCount } from '../../lib/text/grammar';
import { Link } from '../../ui/button/link';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { listSpec } from '../kit/list/list-view';
import { useRows, useOpened, readId } from '../kit/list/rows';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { ListTable } from '../kit/table/list-table';
import type { ListColumn } from '../kit/table/use-columns';
import { ruleText } from '../trade/price-texts';
import { CompactChange, Products, StateTag, ReasonAndResult, Sums } from './price-change-cells';
import { PriceChangeDrawer } from './price-change-drawer';
import {
  PriceChangeRowFragmentDoc,
  PriceChangesPageDocument,
  type PriceChangeRowFragment,
  CancelPriceChangeDocument,
} from './price-changes-page.generated';
import styles from './price-changes-page.module.css';

/** Sorted by time, the latest first; the server has no other sort order. */
const priceChangesList = listSpec<object, 'latest'>({
  filters: {},
  sorts: ['latest'],
  defaultSort: 'latest',
});

const COLUMNS: ListColumn<PriceChangeRowFragment, 'latest'>[] = [
  { key: 'at', title: 'Termin', shown: 'always', render: ({ at }) => formatDateTime(at) },
  { key: 'rule', title: 'Zmiana', render: ({ rule }) => ruleText(rule) },
  { key: 'products', title: 'Produkty', render: (change) => <Products change={change} /> },
  { key: 'sums', title: 'Suma cen', render: (change) => <Sums change={change} /> },
  { key: 'story', title: 'Powód', render: (change) => <ReasonAndResult change={change} /> },
  {
    key: 'state',
    title: 'Stan',
    shown: 'always',
    width: 130,
    render: (change) => (
      <div className={styles.stack}>
        <StateTag change={change} />
        <Cancel change={change} />
      </div>
    ),
  },
];

/** The list of price changes: scheduled, applied and cancelled. */
export function PriceChangesPage() {
  const { view, variables, defaultSort, change } = useListView(priceChangesList);
  const [opened, open] = useOpened('change');
  const { data, loading, error, refetch } = useStaffQuery(PriceChangesPageDocument, {
    page: variables.page,
  });
  const changes = data?.scheduledPriceChanges;
  const rows = useRows(PriceChangeRowFragmentDoc, 'PriceChangeRow', changes?.items);
  const total = changes?.totalCount ?? 0;
  const openedId = readId(opened);
  return (
    <AdminPage
      title="Zmiany cen"
      remark={changes && pluralCount(total, ['zmiana', 'zmiany', 'zmian'])}
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <ListTable<PriceChangeRowFragment, 'latest'>
        list="price-changes"
        columns={COLUMNS}
        rows={rows}
        total={total}
        loading={loading}
        view={view}
        defaultSort={defaultSort}
        onChange={change}
        onOpen={({ id }) => open(String(id))}
        narrow={(row) => <NarrowRow change={row} />}
        empty="Brak zmian cen"
        tools={<Link to="/admin/products">Zaplanuj na liście produktów</Link>}
      />
      {openedId !== null && (
        <PriceChangeDrawer key={openedId} id={openedId} onClose={() => open(null)} />
      )}
    </AdminPage>
  );
}

function Cancel({ change }: { change: PriceChangeRowFragment }) {
  return change.state === 'waiting' && <CancelChange change={change} />;
}

function NarrowRow({ change }: { change: PriceChangeRowFragment }) {
  return (
    <div className={styles.stack}>
      <CompactChange change={change} />
      <Cancel change={change} />
    </div>
  );
}

/** Cancels a scheduled change after asking. */
function CancelChange({ change: { id, at } }: { change: PriceChangeRowFragment }) {
  const { modal } = App.useApp();
  const [cancel, { loading }] = useStaffMutation(CancelPriceChangeDocument, {
    done: 'Zmiana cen została odwołana',
    failed: 'Nie udało się odwołać zmiany cen',
  });
  const ask = () =>
    modal.confirm({
      title: `Odwołać zmianę cen z\u00a0terminem ${formatDateTime(at)}?`,
      content: 'Ceny zostaną takie, jakie są. Zmiana pozostanie w\u00a0historii jako odwołana.',
      okText: 'Odwołaj',
      cancelText: 'Nie odwołuj',
      okButtonProps: { danger: true },
      onOk: () => cancel({ input: { id } }),
    });
  return (
    <Button
      danger
      size="small"
      loading={loading}
      aria-label={`Odwołaj zmianę cen nr ${id}`}
      onClick={ask}
    >
      Odwołaj
    </Button>
  );
}
