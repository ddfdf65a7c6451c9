import type { SalesGranularity } from '../../../apollo/schema.generated';
import { formatMoney, formatNumber } from '../../../lib/text/format';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import { pointLabel, type SalesFigures } from './sales-days';
import styles from './sales-table.module.css';

interface SalesTableProps {
  points: readonly SalesFigures[];
  granularity: SalesGranularity;
}

const COLUMN: Record<SalesGranularity, string> = {
  day: 'Dzień',
  week: 'Tydzień',
  month: 'Miesiąc',
};

/** The data of the chart as a table, for screen readers and for copying. */
export function SalesTable(props: SalesTableProps) {
  return (
    <details className={styles.details}>
      <summary>Pokaż jako tabelę</summary>
      <Figures {...props} />
    </details>
  );
}

function Figures({ points, granularity }: SalesTableProps) {
  return (
    <ScrollArea className={styles.scroll} label="Sprzedaż w&nbsp;liczbach">
      <table className={styles.table}>
        <caption>Przychód i&nbsp;zamówienia</caption>
        <thead>
          <tr>
            <th scope="col">{COLUMN[granularity]}</th>
            <th scope="col">Przychód</th>
            <th scope="col">Zamówienia</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.from}>
              <th scope="row">{pointLabel(point, granularity)}</th>
              <td>{formatMoney(point.revenue)}</td>
              <td>{formatNumber(point.orderCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
