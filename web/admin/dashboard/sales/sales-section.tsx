import { Card, Empty } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SalesGranularity, OrderStatus } from '../../../apollo/schema.generated';
import { formatMoney, formatNumber } from '../../../lib/text/format';
import { Link } from '../../../ui/button/link';
import { AdminFailure, Loading } from '../../kit/page/page-states';
import { useStaffQuery } from '../../kit/page/use-staff-query';
import { OrderStatusTag } from '../../trade/status-tags';
import { PeriodPicker } from '../period/period-picker';
import { type Preset, type SalesPeriod, readPeriod, writePeriod } from '../period/sales-period';
import { Ranking, SoldColors } from './ranking';
import { type SalesFigures, piecesText } from './sales-days';
import { SalesReportDocument, type SalesReportQuery } from './sales-report.generated';
import { SalesTable } from './sales-table';
import { SalesTotals } from './sales-totals';
import styles from './sales-section.module.css';

/** Loaded lazily, because the chart library is large. */
const SalesChart = lazy(async () => ({ default: (await import('./sales-chart')).SalesChart }));

/** Orders and revenue of a period, compared with the period before. */
export function SalesSection() {
  const [period, { choosePreset, chooseDays, chooseGranularity }] = useSalesPeriod();
  const { from, to, granularity } = period;
  const { data, loading, error, refetch } = useStaffQuery(SalesReportDocument, {
    input: { from, to, granularity },
  });
  return (
    <section className={styles.section} aria-labelledby="sprzedaz">
      <h2 id="sprzedaz" className={styles.title}>
        Sprzedaż
      </h2>
      <PeriodPicker
        period={period}
        granularity={granularity ?? data?.salesReport.granularity}
        onPreset={choosePreset}
        onDays={chooseDays}
        onGranularity={chooseGranularity}
      />
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {data ? (
        <div className={styles.report} aria-busy={loading}>
          <Report report={data.salesReport} />
        </div>
      ) : (
        !error && <Loading rows={10} />
      )}
    </section>
  );
}

function Report({ report }: { report: SalesReportQuery['salesReport'] }) {
  const { total, before, points, granularity, statuses, products, colors, frameColors } = report;
  return (
    <>
      <SalesTotals total={total} before={before} />
      <Card title="Przychód i&nbsp;zamówienia">
        {total.orderCount === 0 ? (
          <Empty description="W&nbsp;tym okresie nie było zamówień" />
        ) : (
          <Suspense fallback={<div className={styles.chart} />}>
            <div className={styles.chart}>
              <SalesChart points={points} granularity={granularity} />
            </div>
          </Suspense>
        )}
        <SalesTable points={points} granularity={granularity} />
      </Card>
      <div className={styles.columns}>
        <OrderStatuses statuses={statuses} period={total} />
        <BestSellers products={products} />
        <SoldColors title="Kolory tkanin, lamel i&nbsp;dachów" colors={colors} />
        <SoldColors title="Kolory konstrukcji" colors={frameColors} />
      </div>
    </>
  );
}

interface Choices {
  choosePreset: (preset: Preset) => void;
  chooseDays: (from: string, to: string) => void;
  chooseGranularity: (by: SalesGranularity | null) => void;
}

/** The period of the report, kept in the URL, so that it can be shared and the back button works. */
function useSalesPeriod(): [SalesPeriod, Choices] {
  const [params, setParams] = useSearchParams();
  // Read once: a report that is open past midnight keeps its days until it is opened again.
  const [now] = useState(() => new Date());
  const write = (change: Parameters<typeof writePeriod>[1]) =>
    setParams((current) => writePeriod(current, change), { preventScrollReset: true });
  return [
    readPeriod(params, now),
    {
      choosePreset: (period) => write({ period, from: null, to: null, by: null }),
      chooseDays: (from, to) => write({ from, to, period: null, by: null }),
      chooseGranularity: (by) => write({ by }),
    },
  ];
}

/** The products with the highest revenue, each with a link to its form. */
function BestSellers({ products }: { products: SalesReportQuery['salesReport']['products'] }) {
  return (
    <Ranking
      title="Najlepiej sprzedające się produkty"
      empty="W&nbsp;tym okresie nic nie sprzedano"
      rows={products.map(({ productId, name, pieces, revenue }) => ({
        key: String(productId),
        size: Number(revenue),
        label: <Link to={`/admin/products?product=${productId}`}>{name}</Link>,
        value: (
          <>
            <b>{formatMoney(revenue)}</b> <small>{piecesText(pieces)}</small>
          </>
        ),
      }))}
    />
  );
}

interface OrderStatusesProps {
  statuses: readonly { status: OrderStatus; count: number }[];
  period: SalesFigures;
}

/** The period's orders by status, each with a link to them. */
function OrderStatuses({ statuses, period: { from, to } }: OrderStatusesProps) {
  return (
    <Ranking
      title="Zamówienia z&nbsp;okresu według statusu"
      empty="W&nbsp;tym okresie nie było zamówień"
      rows={statuses
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => ({
          key: status,
          size: count,
          value: formatNumber(count),
          label: (
            <Link to={`/admin/orders?status=${status}&from=${from}&to=${to}`}>
              <OrderStatusTag status={status} />
            </Link>
          ),
        }))}
    />
  );
}
