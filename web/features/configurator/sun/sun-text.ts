import type { Configuration } from '#engine/goods/configuration/configuration';
import type { Side } from '#engine/goods/model/side';
import { shadesTerrace } from '#engine/goods/sun/product-shade';
import { profileAngle } from '#engine/goods/sun/shade';
import type { SunPosition } from '#engine/goods/sun/sun-position';
import type { ShadeAtTime } from '#engine/goods/sun/sunny-day';
import { sunnySides } from '#engine/goods/sun/sunny-sides';
import { type Hours, shinesOn } from '#engine/goods/sun/window';
import { dayAndMonth } from '#engine/locale/day';
import { timeOfMinutes } from '#engine/locale/polish-time';
import { formatNumber } from '../../../lib/text/format';
import { dayOf } from './use-sun-settings';

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

/** Title of the section about the sun. */
export function sunTitle(configuration: Pick<Configuration, 'category'>): string {
  return shadesTerrace(configuration) ? 'Słońce i\u00a0cień' : 'Słońce na oknie';
}

/** "południe" for 180°. */
export function directionText(azimuth: number): string {
  return DIRECTIONS[Math.round(azimuth / 45) % DIRECTIONS.length]!;
}

/** The 172nd day of the year, for example, as "21 czerwca". */
export function dayText(dayOfYear: number): string {
  return dayAndMonth(dayOf(dayOfYear)).replaceAll(' ', '\u00a0');
}

/** A share from 0 to 1 as "49%". */
export function shareText(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** An area in m² as "5,9 m²". */
export function squareMetres(area: number): string {
  return `${formatNumber(area.toFixed(1))}\u00a0m²`;
}

const COMES_IN: Readonly<Record<Side, string>> = {
  left: 'z\u00a0lewego boku',
  right: 'z\u00a0prawego boku',
  front: 'od\u00a0frontu',
  back: 'od\u00a0tyłu',
};

/** For example "z lewego boku i od frontu". */
export function comesInText(sides: readonly Side[]): string {
  return sides.map((side) => COMES_IN[side]).join(' i\u00a0');
}

const NIGHT = 'Słońce jest pod horyzontem.';

/** A sentence about the sun on a window at a time (minutes after midnight). */
export function windowSunText(minutes: number, sun: SunPosition, facade: number): string {
  if (sun.altitude <= 0) return NIGHT;
  const time = `O\u00a0${timeOfMinutes(minutes)}`;
  if (!shinesOn(sun, facade)) return `${time} słońce nie świeci na okno.`;
  const angle = Math.round(profileAngle(sun, facade));
  return `${time} słońce świeci na okno ${onWindowText(sun, facade)}, pod kątem ${angle}° do poziomu.`;
}

/** The direction from which the sun shines on a window, seen from outside. */
function onWindowText(sun: SunPosition, facade: number): string {
  const sides = sunnySides(sun, facade);
  if (sides.includes('left')) return 'z\u00a0lewej (patrząc z\u00a0zewnątrz)';
  if (sides.includes('right')) return 'z\u00a0prawej (patrząc z\u00a0zewnątrz)';
  return 'z\u00a0przodu';
}

/** For example "21 czerwca słońce świeci na okno od 8:05 do 17:25." */
export function sunnyHoursText(dayOfYear: number, hours: readonly Hours[]): string {
  const spans = hours.map(
    ({ from, to }) => `od\u00a0${timeOfMinutes(from)} do\u00a0${timeOfMinutes(to)}`,
  );
  const position =
    spans.length === 0 ? 'nie świeci na okno wcale' : `świeci na okno ${spans.join(' i\u00a0')}`;
  return `${dayText(dayOfYear)} słońce ${position}.`;
}

/** The shade on the terrace at a time, in words; `terrace` is its area, m². */
export function shadeText(
  { sunlight, area, share }: ShadeAtTime,
  terrace: number,
  sides: readonly Side[],
): string {
  if (sunlight === 'night') return NIGHT;
  if (sunlight === 'behind_house')
    return 'Słońce stoi za domem: cały taras leży w\u00a0cieniu ściany.';
  return `Cień obejmuje ${squareMetres(area)} z\u00a0${squareMetres(terrace)} tarasu (${shareText(share)}). Słońce świeci ${comesInText(sides)}; strony podajemy, patrząc od frontu.`;
}
