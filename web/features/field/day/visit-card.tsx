import { clockText } from '#engine/locale/polish-time';
import { arrivalHours } from '#engine/visits/arrival-text';
import { VISIT_KIND_LABELS } from '#engine/visits/kinds';
import { VISIT_STATE_LABELS } from '#engine/visits/states';
import { phoneLink } from '../../../lib/text/format';
import { ButtonLink } from '../../../ui/button/button';
import { Link } from '../../../ui/button/link';
import type { KeptVisit } from '../phone/kept';
import styles from '../field.module.css';

/** Whether nothing is left to do there. */
export const isOver = ({ state }: KeptVisit): boolean =>
  state === 'done' || state === 'failed' || state === 'cancelled';

export const visitTitle = ({ kind, subject: { customerName } }: KeptVisit): string =>
  [VISIT_KIND_LABELS[kind], customerName].filter(Boolean).join(': ');

interface VisitCardProps {
  visit: KeptVisit;
  /** Whether it is the one to drive to now. */
  isNext: boolean;
}

/** A visit in the route of the day, with the buttons that are needed on the way. */
export function VisitCard({ visit, isNext }: VisitCardProps) {
  const { id, state, travelMinutes } = visit;
  return (
    <li className={styles.card} data-next={isNext || undefined}>
      {isNext && <p className={styles.quiet}>Następna wizyta</p>}
      <h2>
        <Link to={`/teren/wizyta/${id}`} className={styles.link}>
          {visitTitle(visit)}
        </Link>
      </h2>
      <VisitTime visit={visit} />
      {isOver(visit) && <p className={styles.quiet}>{VISIT_STATE_LABELS[state]}</p>}
      {travelMinutes !== null && !isOver(visit) && (
        <p className={styles.quiet}>{`Dojazd około ${travelMinutes}\u00a0min`}</p>
      )}
      {!isOver(visit) && <OnTheWay visit={visit} />}
    </li>
  );
}

/** When the crew works there, when it was promised to arrive, and where. */
export function VisitTime({ visit }: { visit: KeptVisit }) {
  const { startsAt, endsAt, arrivalFrom, arrivalUntil, address } = visit;
  return (
    <p className={styles.time}>
      {startsAt && endsAt && (
        <strong>{`${clockText(new Date(startsAt))}–${clockText(new Date(endsAt))}`}</strong>
      )}
      {arrivalFrom && arrivalUntil && (
        <span>{`przyjazd ${arrivalHours(new Date(arrivalFrom), new Date(arrivalUntil))}`}</span>
      )}
      <span>{address}</span>
    </p>
  );
}

/** Calls the customer, and leads there. */
export function OnTheWay({ visit: { subject, address } }: { visit: KeptVisit }) {
  const { customerPhone } = subject;
  return (
    <div className={styles.buttons}>
      {customerPhone && (
        <ButtonLink to={phoneLink(customerPhone)} variant="secondary">
          Zadzwoń
        </ButtonLink>
      )}
      {address && (
        <ButtonLink to={routeTo(address)} variant="secondary" target="_blank">
          Nawiguj
        </ButtonLink>
      )}
    </div>
  );
}

/** Opens the navigation of the phone. */
const routeTo = (destination: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
