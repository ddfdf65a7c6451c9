import { useQuery } from '@apollo/client/react';
import { plural } from '#engine/locale/plural';
import { joinClasses } from '../../lib/join-classes';
import { formatMinutes } from '../../lib/text/format';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { QueueBadgeDocument } from './queue-badge.generated';
import styles from './queue-badge.module.css';

const POLL_MS = 5 * 60_000;

/** The number of customers waiting for a call; red when the first one is overdue. */
export function QueueBadge() {
  const { data } = useQuery(QueueBadgeDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const { totalCount = 0, items = [] } = data?.callQueue ?? {};
  if (totalCount === 0) return null;
  const overdue = items[0]?.isOverdue ?? false;
  return (
    <span className={joinClasses(styles.badge, overdue && styles.overdue)}>
      {totalCount}
      <VisuallyHidden>
        {` ${plural(totalCount, ['sprawa czeka', 'sprawy czekają', 'spraw czeka'])}${overdue ? ', jest opóźnienie' : ''}`}
      </VisuallyHidden>
    </span>
  );
}

const HOUR = 60;
const SOON_MINUTES = 2 * HOUR;
/** Less than a minute of opening hours is left; the call may be due only when the shop opens again. */
const LESS_THAN_A_MINUTE = 'zostało mniej niż 1\u00a0min';

type Urgency = 'overdue' | 'soon' | 'calm';

interface Due {
  openMinutesLeft: number;
  isOverdue: boolean;
}

export function urgencyOf({ openMinutesLeft, isOverdue }: Due): Urgency {
  if (isOverdue) return 'overdue';
  return openMinutesLeft < SOON_MINUTES ? 'soon' : 'calm';
}

/** The opening hours left until a call is due: "zostały 2 h 15 min", "3 h po terminie". */
export function timeLeftText({ openMinutesLeft, isOverdue }: Due): string {
  const minutes = Math.abs(openMinutesLeft);
  if (isOverdue) return minutes === 0 ? 'po terminie' : `${formatMinutes(minutes)} po terminie`;
  return minutes === 0 ? LESS_THAN_A_MINUTE : `${remains(minutes)} ${formatMinutes(minutes)}`;
}

/** The form of the verb depends on the first number after it. */
function remains(minutes: number): string {
  const first = minutes >= HOUR ? Math.floor(minutes / HOUR) : minutes;
  return plural(first, ['została', 'zostały', 'zostało']);
}
