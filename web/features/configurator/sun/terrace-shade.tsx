import { Suspense, useMemo } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { terraceOf } from '#engine/goods/sun/product-shade';
import { sizeOf } from '#engine/goods/sun/shade';
import { type ShadeAtTime, shadeAt, shadeByHour } from '#engine/goods/sun/sunny-day';
import { sunnySides } from '#engine/goods/sun/sunny-sides';
import { DayStrip, type StripHour } from './day-strip';
import { ShadePlan } from './shade-plan';
import styles from './sun-panel.module.css';
import { shadeText, shareText } from './sun-text';
import { scopeOf, sunOf, useSunSettings } from './use-sun-settings';

/** The shade on the terrace: in words and from above at the chosen hour, and for every hour with sun. */
export function TerraceShade({ configuration }: { configuration: Configuration }) {
  const [settings] = useSunSettings();
  const { surroundings, day } = scopeOf(settings);
  const shade = shadeAt(configuration, surroundings, day, settings.minutes);
  return (
    <>
      <p className={styles.result} aria-live="polite">
        {shadeText(
          shade,
          sizeOf(terraceOf(configuration)),
          sunnySides(sunOf(settings), settings.facade),
        )}
      </p>
      <ShadePlan configuration={configuration} shade={shade} />
      {/* Inside Suspense it hydrates after the rest of the page: on a phone, computing a whole day takes a while. */}
      <Suspense>
        <ShadeOfDay configuration={configuration} />
      </Suspense>
    </>
  );
}

function ShadeOfDay({ configuration }: { configuration: Configuration }) {
  const [settings, change] = useSunSettings();
  const { city, facade, dayOfYear, minutes } = settings;
  const hours = useMemo(() => {
    const { surroundings, day } = scopeOf({ city, facade, dayOfYear });
    return shadeByHour(configuration, surroundings, day).map(stripHour);
  }, [configuration, city, facade, dayOfYear]);
  return (
    <DayStrip
      caption="Cień w&nbsp;ciągu dnia"
      hours={hours}
      minutes={minutes}
      onPick={(picked) => change({ minutes: picked })}
    />
  );
}

function stripHour({ minutes, sunlight, share }: ShadeAtTime): StripHour {
  const behindHouse = sunlight === 'behind_house';
  const text = behindHouse ? 'cień domu' : `cień ${shareText(share)}`;
  return { minutes, share, behindHouse, text };
}
