import type { ShadeAtTime } from '../../../../engine/sun/sunny-day.js';
import { formatNumber } from '../../../lib/format-number';
import { calendarDay } from './use-sun-settings';

const DIRECTIONS = [
  'północ',
  'północny wschód',
  'wschód',
  'południowy wschód',
  'południe',
  'południowy zachód',
  'zachód',
  'północny zachód',
] as const;

const dayAndMonth = new Intl.DateTimeFormat('pl-PL', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** "południe" for 180°. */
export function directionText(azimuth: number): string {
  return DIRECTIONS[Math.round(azimuth / 45) % DIRECTIONS.length]!;
}

/** "14:05" */
export function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** "21 czerwca" */
export function dayText(dayOfYear: number): string {
  const { year, month, day } = calendarDay(dayOfYear);
  return dayAndMonth.format(Date.UTC(year, month - 1, day)).replaceAll(' ', '\u00a0');
}

/** "49 %" */
export function shareText(share: number): string {
  return `${Math.round(share * 100)}\u00a0%`;
}

/** "5,9 m²" */
export function squareMetres(area: number): string {
  return `${formatNumber(area.toFixed(1))}\u00a0m²`;
}

/** One sentence on the shade at a time. */
export function shadeText({ sunlight, area, share }: ShadeAtTime, terrace: number): string {
  if (sunlight === 'night') return 'Słońce jest pod horyzontem.';
  if (sunlight === 'behind_house')
    return 'Słońce stoi za domem: cały taras leży w\u00a0cieniu ściany.';
  return `Cień obejmuje ${squareMetres(area)} z\u00a0${squareMetres(terrace)} tarasu (${shareText(share)}).`;
}
