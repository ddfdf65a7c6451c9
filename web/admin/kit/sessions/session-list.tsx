import type { DocumentNode, FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button } from 'antd';
import { plural } from '#engine/locale/plural';
import { formatDateTime } from '../../../lib/dates/format-date';
import { useStaffMutation } from '../form/use-staff-mutation';
import { Tag } from '../page/inline-parts';
import {
  EndSessionDocument,
  EndSessionsDocument,
  SessionItemFragmentDoc,
  type SessionItemFragment,
} from './session-list.generated';
import styles from './session-list.module.css';

interface SessionListProps {
  sessions: FragmentType<SessionItemFragment>[];
  /** Whose sessions; undefined: the viewer's own. */
  accountId?: number;
  /** Queries to refetch after a session was ended. */
  refetch: DocumentNode[];
}

/** The active sessions of an account, with buttons to end one or all but the current. */
export function SessionList({ sessions: from, accountId, refetch }: SessionListProps) {
  const { data: sessions } = useSuspenseFragment({ fragment: SessionItemFragmentDoc, from });
  const [endAll, { loading }] = useStaffMutation(EndSessionsDocument, {
    done: ({ endedCount }) =>
      `Zakończono ${endedCount} ${plural(endedCount, ['sesję', 'sesje', 'sesji'])}`,
    failed: 'Nie udało się zakończyć sesji',
    refetch,
  });
  const others = sessions.filter(({ current }) => !current);
  if (sessions.length === 0) return <p className={styles.none}>Brak czynnych sesji.</p>;
  return (
    <div className={styles.sessions}>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} refetch={refetch} />
        ))}
      </ul>
      {others.length > 0 && (
        <Button loading={loading} onClick={() => void endAll({ input: { accountId } })}>
          {others.length < sessions.length
            ? 'Zakończ wszystkie inne sesje'
            : 'Zakończ wszystkie sesje'}
        </Button>
      )}
    </div>
  );
}

interface SessionItemProps {
  session: SessionItemFragment;
  refetch: DocumentNode[];
}

function SessionItem({ session, refetch }: SessionItemProps) {
  const { id, current, userAgent, address, createdAt, lastSeenAt } = session;
  const [end, { loading }] = useStaffMutation(EndSessionDocument, {
    done: 'Sesja została zakończona',
    failed: 'Nie udało się zakończyć sesji',
    refetch,
  });
  const browser = browserName(userAgent);
  return (
    <li className={styles.session}>
      <div>
        <strong>
          {browser} {current && <Tag tone="good">ta sesja</Tag>}
        </strong>
        <span>
          {[address, `logowanie ${formatDateTime(createdAt)}`].filter(Boolean).join(', ')}
        </span>
        <span>Ostatnio: {formatDateTime(lastSeenAt)}</span>
      </div>
      {!current && (
        <Button
          size="small"
          loading={loading}
          aria-label={`Zakończ sesję: ${browser}, ${formatDateTime(createdAt)}`}
          onClick={() => void end({ input: { sessionId: id } })}
        >
          Zakończ
        </Button>
      )}
    </li>
  );
}

/** The first match counts, because most browsers also name older ones in their User-Agent. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
];
const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A readable name for a User-Agent: "Firefox, Windows"; the first 60 characters of one that is unknown. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return 'Nieznana przeglądarka';
  const names = [BROWSERS, SYSTEMS].map((list) => nameIn(list, userAgent)).filter(Boolean);
  return names.length > 0 ? names.join(', ') : userAgent.slice(0, 60);
}

function nameIn(list: typeof BROWSERS, userAgent: string): string | undefined {
  return list.find(([pattern]) => pattern.test(userAgent))?.[1];
}
