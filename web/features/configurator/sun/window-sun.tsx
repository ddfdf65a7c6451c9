import { useMemo } from 'react';
import { sunnyHours, shinesOn } from '#engine/goods/sun/window';
import { DayStrip, type StripHour } from './day-strip';
import { sunnyHoursText, windowSunText } from './sun-text';
import { type SunSettings, scopeOf, sunOf, useSunSettings } from './use-sun-settings';
import styles from './sun-panel.module.css';

/** From where the sun shines on the window at the chosen hour, and when it does so on that day. */
export function WindowSun() {
  const [settings, change] = useSunSettings();
  const { facade, dayOfYear, minutes } = settings;
  const hours = useMemo(() => {
    const { surroundings, day } = scopeOf(settings);
    return sunnyHours(surroundings.place, surroundings.facade, day);
  }, [settings]);
  return (
    <>
      <p className={styles.result} aria-live="polite">
        {windowSunText(minutes, sunOf(settings), facade)}
      </p>
      <p>{sunnyHoursText(dayOfYear, hours)}</p>
      <DayStrip
        caption="Słońce w&nbsp;ciągu dnia"
        hours={stripOf(settings)}
        minutes={minutes}
        onPick={(picked) => change({ minutes: picked })}
      />
    </>
  );
}

function stripOf(settings: SunSettings): StripHour[] {
  return Array.from({ length: 24 }, (_, hour) => hour * 60).flatMap((minutes) => {
    const sun = sunOf({ ...settings, minutes });
    if (sun.altitude <= 0) return [];
    const behindHouse = !shinesOn(sun, settings.facade);
    const text = behindHouse ? 'cień domu' : 'słońce na oknie';
    return [{ minutes, share: behindHouse ? 1 : 0, behindHouse, text }];
  });
}
