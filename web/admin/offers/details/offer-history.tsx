import { Timeline } from 'antd';
import { OFFER_NEWS_LABELS } from '#engine/trade/shop/offers';
import { formatDateTime } from '../../../lib/dates/format-date';
import type { StaffOfferFragment } from './staff-offer.generated';
import styles from './offer-history.module.css';

type Event = NonNullable<StaffOfferFragment['history']>[number];

/** The history of an offer, the newest entry first. */
export function OfferHistory({ events }: { events: readonly Event[] }) {
  return (
    <Timeline
      items={events.toReversed().map(({ id, news, versionNumber, at, actorName, note }) => ({
        key: id,
        content: (
          <div className={styles.event}>
            <strong>
              {OFFER_NEWS_LABELS[news]} (wersja&nbsp;{versionNumber})
            </strong>
            <span>{[formatDateTime(at), actorName].filter(Boolean).join(', ')}</span>
            {note && <p>{note}</p>}
          </div>
        ),
      }))}
    />
  );
}
