import { longDay } from '#engine/locale/day';
import { pluralCount } from '../../lib/text/plural';
import type { CustomerOfferVersionFragment } from './offer-page.generated';
import { termText } from './term-text';

type Version = CustomerOfferVersionFragment;

interface Change {
  label: string;
  before: string | null;
  after: string | null;
}

const days = (count: number): string => pluralCount(count, ['dzień', 'dni', 'dni']);

const depositText = (percent: number): string => {
  if (percent === 0) return 'bez zaliczki';
  return percent === 100 ? 'całość z\u00a0góry' : `${percent}%`;
};

const TERMS: readonly { label: string; show: (version: Version) => string | null }[] = [
  { label: 'Termin dostawy', show: termText },
  { label: 'Zaliczka', show: ({ depositPercent }) => depositText(depositPercent) },
  {
    label: 'Zapłata po\u00a0potwierdzeniu',
    show: ({ depositPercent, depositDays }) => (depositPercent > 0 ? days(depositDays) : null),
  },
  {
    label: 'Zapłata po\u00a0wysyłce',
    show: ({ depositPercent, restDays }) => (depositPercent < 100 ? days(restDays) : null),
  },
  { label: 'Ważna do', show: ({ validUntil }) => longDay(validUntil) },
];

/** The terms in which two versions differ, in words. */
export const termChanges = (before: Version, after: Version): Change[] =>
  TERMS.map(({ label, show }) => ({ label, before: show(before), after: show(after) })).filter(
    (change) => change.before !== change.after,
  );
