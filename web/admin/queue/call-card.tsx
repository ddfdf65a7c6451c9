import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { formatPhone } from '#engine/locale/contact';
import { CALL_OUTCOME_LABELS } from '#engine/trade/shop/inquiry-labels';
import { formatDateTime } from '../../lib/dates/format-date';
import { joinClasses } from '../../lib/join-classes';
import { formatMoney, phoneLink } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { Icon } from '../../ui/image/icon';
import { PriorityTag } from '../trade/status-tags';
import { CallActions } from './call-actions';
import { timeLeftText, urgencyOf } from './queue-badge';
import { CallEntryFragmentDoc, type CallEntryFragment } from './queue-page.generated';
import styles from './call-card.module.css';

interface CallCardProps {
  entry: FragmentType<CallEntryFragment>;
  viewerId: number;
  onRecord: (entry: CallEntryFragment) => void;
}

/** One customer to call: due time, contact, subject, earlier attempts and actions. */
export function CallCard({ entry: from, viewerId, onRecord }: CallCardProps) {
  const { data: entry } = useSuspenseFragment({ fragment: CallEntryFragmentDoc, from });
  return (
    <article className={joinClasses(styles.card, styles[urgencyOf(entry)])}>
      <Due entry={entry} />
      <div className={styles.text}>
        <h2 className={styles.name}>{entry.customerName}</h2>
        <p className={styles.contact}>
          {entry.customerPhone ? (
            <a href={phoneLink(entry.customerPhone)}>
              <Icon name="phone" /> {formatPhone(entry.customerPhone)}
            </a>
          ) : (
            <a href={`mailto:${entry.customerEmail}`}>
              <Icon name="mail" /> {entry.customerEmail}
            </a>
          )}
        </p>
        <Subject entry={entry} />
        <CallAttempts attempts={entry.attempts} />
      </div>
      <CallActions entry={entry} viewerId={viewerId} onRecord={onRecord} />
    </article>
  );
}

function Due({ entry }: { entry: CallEntryFragment }) {
  return (
    <p className={styles.due}>
      <strong>{timeLeftText(entry)}</strong>
      <span>
        {entry.callBackAt ? 'umówiony telefon: ' : 'do: '}
        <time dateTime={entry.dueAt}>{formatDateTime(entry.dueAt)}</time>
      </span>
    </p>
  );
}

function Subject({ entry }: { entry: CallEntryFragment }) {
  const { kind, orderId, title, totalAmount, priority } = entry;
  const [name, path] = linkTo(entry);
  return (
    <p className={styles.subject}>
      <span>
        <Link to={path}>{name}</Link>: {title}
        {kind === 'inquiry' && orderId && (
          <>
            {' · '}
            <Link to={`/admin/orders?order=${orderId}`}>Pokaż zamówienie</Link>
          </>
        )}
      </span>
      {totalAmount && <b>{formatMoney(totalAmount)}</b>}
      {priority && <PriorityTag priority={priority} />}
    </p>
  );
}

/** The name of what a call is about, and the path of its screen. */
function linkTo({ kind, number, orderId, offerId }: CallEntryFragment): [string, string] {
  switch (kind) {
    case 'order':
      return [`Zamówienie nr\u00a0${number}`, `/admin/orders?order=${orderId}`];
    case 'inquiry':
      return [`Zapytanie nr\u00a0${number}`, `/admin/inquiries?inquiry=${number}`];
    case 'question':
      return [`Pytanie o\u00a0ofertę nr\u00a0${offerId}`, `/admin/offers?offer=${offerId}`];
  }
}

/** Earlier attempts to call, the newest first. */
function CallAttempts({ attempts }: Pick<CallEntryFragment, 'attempts'>) {
  if (attempts.length === 0) return null;
  return (
    <ul className={styles.attempts} aria-label="Wcześniejsze próby">
      {attempts.map(({ id, outcome, callBackAt, note, at, actorName }) => (
        <li key={id}>
          {formatDateTime(at)}, {actorName}: {CALL_OUTCOME_LABELS[outcome]}
          {callBackAt && ` (${formatDateTime(callBackAt)})`}
          {note && ` – ${note}`}
        </li>
      ))}
    </ul>
  );
}
