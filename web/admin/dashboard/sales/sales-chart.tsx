import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type BarProps,
} from 'recharts';
import type { SalesGranularity } from '../../../apollo/schema.generated';
import { formatMoney, formatNumber } from '../../../lib/text/format';
import { pointLabel, shortPointLabel, type SalesFigures } from './sales-days';
import styles from './sales-chart.module.css';

interface SalesChartProps {
  points: readonly SalesFigures[];
  granularity: SalesGranularity;
}

const compact = new Intl.NumberFormat('pl-PL', { notation: 'compact', maximumFractionDigits: 1 });

/** Revenue above, number of orders below, on the same time axis; hidden from screen readers, which get the table. */
export function SalesChart({ points, granularity }: SalesChartProps) {
  const data = points.map((point) => ({
    ...point,
    revenue: Number(point.revenue),
    short: shortPointLabel(point, granularity),
    label: pointLabel(point, granularity),
  }));
  return (
    <div className={styles.charts} aria-hidden="true">
      <Bars data={data} dataKey="revenue" name="Przychód" color="var(--color-shade)" height="62%">
        {(value) => formatMoney(value.toFixed(2))}
      </Bars>
      <Bars
        data={data}
        dataKey="orderCount"
        name="Zamówienia"
        color="var(--color-sun)"
        height="38%"
      >
        {(value) => formatNumber(value)}
      </Bars>
    </div>
  );
}

interface BarsProps {
  data: { from: string; short: string; label: string; revenue: number; orderCount: number }[];
  dataKey: 'revenue' | 'orderCount';
  name: string;
  color: string;
  height: `${number}%`;
  /** Formats a value. */
  children: (value: number) => string;
}

function Bars({ data, dataKey, name, color, height, children: format }: BarsProps) {
  const byDay = new Map(data.map((point) => [point.from, point]));
  return (
    <figure className={styles.chart} style={{ height }}>
      <figcaption className={styles.name}>{name}</figcaption>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={data} syncId="sales" accessibilityLayer={false} margin={MARGIN}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="from"
            minTickGap={16}
            tickLine={false}
            tickFormatter={(day: string) => byDay.get(day)?.short ?? day}
            {...AXIS}
          />
          <YAxis
            width={64}
            allowDecimals={false}
            tickLine={false}
            axisLine={false}
            tickFormatter={(value: number) => compact.format(value)}
            {...AXIS}
          />
          <Tooltip
            {...TOOLTIP}
            content={({ active, label, payload }) =>
              active && payload.length > 0 ? (
                <p className={styles.tooltip}>
                  {byDay.get(String(label))?.label}
                  <b>{format(Number(payload[0]?.value))}</b>
                </p>
              ) : null
            }
          />
          <Bar dataKey={dataKey} name={name} fill={color} {...BAR} />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}

/** Room at the right, or the last label would be cut. */
const MARGIN = { top: 8, right: 16, bottom: 0, left: 0 };
const TOOLTIP = { isAnimationActive: false, cursor: { fill: 'var(--color-sunshade)' } };
const BAR = {
  radius: [3, 3, 0, 0],
  maxBarSize: 48,
  isAnimationActive: false,
} satisfies Partial<BarProps>;
const AXIS = {
  stroke: 'var(--color-line-strong)',
  tick: { fill: 'var(--color-ink-soft)', fontSize: 12 },
} as const;
