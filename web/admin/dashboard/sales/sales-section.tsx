import { Card, Empty } from 'antd';
import { lazy, Suspense } from 'react';

import { useStaffQuery } from '../../kit/page/use-staff-query';
import { AdminFailure } from '../../kit/page/admin-failure';
import { Loading } from '../../kit/page/loading';
import { BestSellers } from './best-sellers';
import { OrderStatuses } from './order-statuses';
import { PeriodPicker } from '../period/period-picker';
import { SalesReportDocument, type SalesReportQuery } from './sales-report.generated';
import styles from './sales-section.module.css';
import { SalesTable } from './sales-table';
import { SalesTotals } from './sales-totals';
import { SoldColors } from './sold-colors';
import { useSalesPeriod } from '../period/use-sales-period';

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
