import { Segmented } from 'antd';

import { OFFER_STATES } from '#engine/trade/shop/offers';
import type { OfferState } from '../../../apollo/schema.generated';
import { Counted } from '../../kit/list/counted';
import { DayRange } from '../../kit/list/day-range';
import styles from './offers-filter.module.css';
import type { OffersView } from './offers-list';

const LABELS: Record<OfferState, string> = {
  draft: 'Szkice',
  sent: 'Wysłane',
  accepted: 'Przyjęte',
  lost: 'Przegrane',
  expired: 'Wygasłe',
};

interface OffersFilterProps {
  view: OffersView;
  /** Undefined until they are loaded. */
  counts: readonly { state: OfferState; count: number }[] | undefined;
  onChange: (change: Partial<OffersView>) => void;
}

/** Filters by state, with the number of offers in each, and by the days on which they were started. */
export function OffersFilter({ view, counts, onChange }: OffersFilterProps) {
  const countOf = (code: OfferState) =>
    counts && (counts.find(({ state }) => state === code)?.count ?? 0);
  const total = counts?.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div className={styles.states}>
        <Segmented<OfferState | 'all'>
          aria-label="Filtr stanu"
          value={view.state ?? 'all'}
          onChange={(value) => onChange({ state: value === 'all' ? null : value })}
          options={[
            { value: 'all', label: <Counted label="Wszystkie" count={total} /> },
            ...OFFER_STATES.map((code) => ({
              value: code,
              label: <Counted label={LABELS[code]} count={countOf(code)} />,
            })),
          ]}
        />
      </div>
      <DayRange from={view.from} to={view.to} onChange={onChange} />
    </>
  );
}
