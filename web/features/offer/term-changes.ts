import { longDay } from '../../../engine/locale/day.js';
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

const TERMS: readonly { label: string; show: (version: Version) => string }[] = [
  { label: 'Realizacja', show: termText },
  { label: 'Zaliczka', show: ({ depositPercent }) => `${depositPercent}%` },
  { label: 'Termin zaliczki', show: ({ depositDays }) => days(depositDays) },
  { label: 'Termin pozostałej kwoty', show: ({ restDays }) => days(restDays) },
  { label: 'Ważna do', show: ({ validUntil }) => longDay(validUntil) },
];

/** The terms in which two versions differ, in words. */
export const termChanges = (before: Version, after: Version): Change[] =>
  TERMS.map(({ label, show }) => ({ label, before: show(before), after: show(after) })).filter(
    (change) => change.before !== change.after,
  );
