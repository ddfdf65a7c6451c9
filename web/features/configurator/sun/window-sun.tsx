import { useMemo } from 'react';
import { cityOf } from '../../../../engine/sun/places.js';
import { polishInstant } from '../../../../engine/sun/polish-time.js';
import { profileAngle } from '../../../../engine/sun/shade.js';
import { sunPosition } from '../../../../engine/sun/sun-position.js';
import { shinesOn, sunnyHours } from '../../../../engine/sun/window.js';
import { DayStrip, type StripHour } from './day-strip';
import styles from './sun-panel.module.css';
import { clockText, dayText } from './sun-text';
import { type SunSettings, calendarDay } from './use-sun-settings';

/** When the sun shines on the window's wall, and how high it stands before it. */
export function WindowSun({
  settings: { city, facade, dayOfYear, minutes },
  onChange,
}: {
  settings: SunSettings;
  onChange: (change: Partial<SunSettings>) => void;
}) {
  const day = calendarDay(dayOfYear);
  const place = cityOf(city);
  const sun = sunPosition(polishInstant(day, minutes), place);
  const { hours, strip } = useMemo(
    () => ({
      hours: sunnyHours(cityOf(city), facade, calendarDay(dayOfYear)),
      strip: stripOf(city, facade, dayOfYear),
    }),
    [city, facade, dayOfYear],
  );
  return (
    <>
      <p className={styles.result} aria-live="polite">
        {sun.altitude <= 0
          ? 'Słońce jest pod horyzontem.'
          : shinesOn(sun, facade)
            ? `O\u00a0${clockText(minutes)} słońce świeci na okno pod kątem ${Math.round(profileAngle(sun, facade))}° do poziomu.`
            : `O\u00a0${clockText(minutes)} słońce nie świeci na okno.`}
      </p>
      <p>
        {dayText(dayOfYear)}{' '}
        {hours.length === 0
          ? 'nie świeci na nie wcale.'
          : `świeci na nie ${hours.map(({ from, to }) => `od\u00a0${clockText(from)} do\u00a0${clockText(to)}`).join(' i\u00a0')}.`}
      </p>
      <DayStrip
        caption={'Słońce w\u00a0ciągu dnia'}

        hours={strip}
        minutes={minutes}
        onPick={(picked) => onChange({ minutes: picked })}
      />
    </>
  );
}

function stripOf(city: string, facade: number, dayOfYear: number): StripHour[] {
  return Array.from({ length: 24 }, (_, hour) => hour * 60).flatMap((minutes) => {
    const sun = sunPosition(polishInstant(calendarDay(dayOfYear), minutes), cityOf(city));
    if (sun.altitude <= 0) return [];
    const behindHouse = !shinesOn(sun, facade);
    const text = behindHouse ? 'cień domu' : 'słońce na oknie';
    return [{ minutes, share: behindHouse ? 1 : 0, behindHouse, text }];
  });
}
