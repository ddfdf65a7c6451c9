import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Drawer, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '../../lib/dates/format-date';
import { Link } from '../../ui/button/link';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { ScrollTable } from '../kit/table/scroll-table';
import { priceStep } from '../trade/price-texts';
import { CompactChange } from './price-change-cells';
import {
  PriceChangeDetailsDocument,
  PriceChangeRowFragmentDoc,
  type PriceChangeDetailsQuery,
  type PriceChangeRowFragment,
} from './price-changes-page.generated';
import styles from './price-change-drawer.module.css';

type PriceChange = NonNullable<PriceChangeDetailsQuery['scheduledPriceChange']>;
type ChangedPrice = PriceChange['prices']['items'][number];

const PER_PAGE = 50;
const PLANNED = 'Ceny poniżej policzono w\u00a0chwili planowania.';
const RECOMPUTED = 'W\u00a0dniu zmiany przeliczymy je od ceny, która będzie wtedy obowiązywać.';

const COLUMNS: TableColumnsType<ChangedPrice> = [
  {
    title: 'Produkt',
    key: 'product',
    render: (_, { productId, name, skipped }) => (
      <div className={styles.product}>
        <Link to={`/admin/products?product=${productId}&state=all`}>{name}</Link>
        {skipped && ' (pominięty: nowa cena byłaby ujemna albo za wysoka)'}
      </div>
    ),
  },
  {
    title: 'Cena podstawowa',
    key: 'base',
    align: 'right',
    render: (_, row) => priceStep(row.oldBasePrice, row.newBasePrice),
  },
  {
    title: 'Cena za m²',
    key: 'sqm',
    align: 'right',
    render: (_, row) => priceStep(row.oldPricePerSqm, row.newPricePerSqm),
  },
];

/** A drawer with one price change and its products. */
export function PriceChangeDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const { data, error, loading, refetch } = useStaffQuery(PriceChangeDetailsDocument, {
    id,
    page: { limit: PER_PAGE, offset: (page - 1) * PER_PAGE },
  });
  const change = data?.scheduledPriceChange;
  return (
    <Drawer open onClose={onClose} size="min(46rem, 100vw)" title={`Zmiana cen nr\u00a0${id}`}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {loading && !change && <Loading rows={8} />}
      {change === null && <p>Nie ma takiej zmiany cen.</p>}
      {change && (
        <div className={styles.details}>
          <Change change={change} />
          <p>{pricesText(change)}</p>
          <ScrollTable<ChangedPrice>
            label="Ceny produktów"
            rowKey="productId"
            columns={COLUMNS}
            dataSource={change.prices.items}
            loading={loading}
            pagination={{
              current: page,
              pageSize: PER_PAGE,
              total: change.prices.totalCount,
              onChange: setPage,
              hideOnSinglePage: true,
              showSizeChanger: false,
            }}
          />
        </div>
      )}
    </Drawer>
  );
}

/** When the prices took effect; before that, how the shown prices were computed. */
function pricesText({ state, appliedAt }: PriceChange): string {
  if (appliedAt) return `Wprowadzona: ${formatDateTime(appliedAt)}.`;
  return state === 'cancelled' ? PLANNED : `${PLANNED} ${RECOMPUTED}`;
}

function Change({ change: from }: { change: FragmentType<PriceChangeRowFragment> }) {
  const { data: change } = useSuspenseFragment({ fragment: PriceChangeRowFragmentDoc, from });
  return <CompactChange change={change} />;
}
