import { useId, useState } from 'react';
import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { addDays, longDay } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import { LOST_REASON_LABELS } from '#engine/trade/shop/offers';
import { dayBegins } from '../../../lib/dates/warsaw-time';
import { formatMoney, formatNumber } from '../../../lib/text/format';
import { AdminFailure, Loading } from '../../kit/page/page-states';
import { useStaffQuery } from '../../kit/page/use-staff-query';
import { OfferFunnelDocument, type OfferFunnelQuery } from './offer-funnel.generated';
import styles from './offer-funnel.module.css';

/** How many days before its last day the period begins, unless the list is filtered by a first day. */
const USUAL_DAYS = 89;

type Funnel = OfferFunnelQuery['offerFunnel'];

interface OfferFunnelProps {
  /** First and last day, "2026-11-01". Without a last day the period ends today, without a first day it has 90 days. */
  from: string | null;
  to: string | null;
}

/** The results of the offers sent in a period: opened, asked about, accepted, lost and why. */
export function OfferFunnel({ from, to }: OfferFunnelProps) {
  const title = useId();
  const [today] = useState(() => polishClock(new Date()).day);
  const last = to ?? today;
  const first = from ?? addDays(last, -USUAL_DAYS);
  const { data, error, refetch } = useStaffQuery(OfferFunnelDocument, {
    input: { from: dayBegins(first), to: dayBegins(last, 1) },
  });
  return (
    <section className={styles.funnel} aria-labelledby={title}>
      <h2 id={title}>
        Oferty wysłane od {longDay(first)} do {longDay(last)}
      </h2>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {data ? <Figures funnel={data.offerFunnel} /> : !error && <Loading rows={4} />}
    </section>
  );
}

function Figures({ funnel }: { funnel: Funnel }) {
  if (funnel.sent.count === 0) return <p>W&nbsp;tym czasie nie wysłano żadnej oferty.</p>;
  return (
    <>
      <Steps funnel={funnel} />
      <div className={styles.ends}>
        <Sums funnel={funnel} />
        <LostReasons funnel={funnel} />
      </div>
    </>
  );
}

function Steps({ funnel }: { funnel: Funnel }) {
  const { sent, opened, asked, accepted, lost, expired } = funnel;
  const steps = [
    { label: 'Wysłane', count: sent.count },
    { label: 'Otwarte', count: opened.count },
    { label: 'Z\u00a0pytaniem', count: asked.count },
    { label: 'Przyjęte', count: accepted.count },
    { label: 'Przegrane', count: lost.reduce((sum, { count }) => sum + count, 0) },
    { label: 'Wygasłe', count: expired.count },
  ];
  return (
    <ol className={styles.steps}>
      {steps.map(({ label, count }) => {
        const percent = Math.round((100 * count) / sent.count);
        return (
          <li key={label} className={styles.step}>
            <span>{label}</span>
            <span className={styles.track}>
              {count > 0 && <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />}
            </span>
            <span className={styles.value}>
              <strong>{formatNumber(count)}</strong>{' '}
              <span className={styles.quiet}>{percent}%</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Sums({ funnel: { sent, accepted, lost } }: { funnel: Funnel }) {
  const lostAmount = lost.reduce((sum, { amount }) => sum + parseAmount(amount), 0);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>Wartość wysłanych</dt>
        <dd>{formatMoney(sent.amount)}</dd>
      </div>
      <div>
        <dt>Wartość przyjętych</dt>
        <dd>
          <strong>{formatMoney(accepted.amount)}</strong>
        </dd>
      </div>
      <div>
        <dt>Wartość przegranych</dt>
        <dd>{formatZloty(lostAmount)}</dd>
      </div>
    </dl>
  );
}

function LostReasons({ funnel: { lost } }: { funnel: Funnel }) {
  if (lost.length === 0) return null;
  return (
    <div>
      <h3>Dlaczego przegrane</h3>
      <dl className={styles.sums}>
        {lost.map(({ reason, count, amount }) => (
          <div key={reason}>
            <dt>{LOST_REASON_LABELS[reason]}</dt>
            <dd>
              {formatNumber(count)} <span className={styles.quiet}>({formatMoney(amount)})</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
