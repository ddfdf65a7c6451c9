import { Timeline } from 'antd';
import { formatDateTime } from '../../../lib/dates/format-date';
import type { StaffOfferFragment } from './staff-offer.generated';
import styles from './offer-history.module.css';

type Event = NonNullable<StaffOfferFragment['history']>[number];

const TITLES: Record<Event['news'], string> = {
  created: 'Utworzona',
  sent: 'Wysłana do\u00a0klienta',
  opened: 'Otwarta przez klienta',
  asked: 'Pytanie klienta',
  answered: 'Odpowiedź na pytanie',
  reminded: 'Przypomnienie przed końcem ważności',
  accepted: 'Przyjęta',
  lost: 'Przegrana',
};

/** The history of an offer, the newest entry first. */
export function OfferHistory({ events }: { events: readonly Event[] }) {
  return (
    <Timeline
      items={events.toReversed().map(({ id, news, versionNumber, at, actorName, note }) => ({
        key: id,
        content: (
          <div className={styles.event}>
            <strong>
              {TITLES[news]} (wersja&nbsp;{versionNumber})
            </strong>
            <span>{[formatDateTime(at), actorName].filter(Boolean).join(', ')}</span>
            {note && <p>{note}</p>}
          </div>
        ),
      }))}
    />
  );
}
