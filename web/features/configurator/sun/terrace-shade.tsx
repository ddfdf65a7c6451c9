import { Suspense, useMemo } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import type { GroundShape } from '#engine/goods/sun/covered-area';
import { terraceOf, siteOf } from '#engine/goods/sun/product-shade';
import { sizeOf } from '#engine/goods/sun/shade';
import { type ShadeAtTime, shadeAt, shadeByHour } from '#engine/goods/sun/sunny-day';
import { sunnySides } from '#engine/goods/sun/sunny-sides';
import { DayStrip, type StripHour } from './day-strip';
import { shadeText, shareText } from './sun-text';
import { scopeOf, sunOf, useSunSettings } from './use-sun-settings';
import styles from './sun-panel.module.css';

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

/** Free ground around the terrace, cm. */
const MARGIN = 130;
const WALL = 26;
/** A length that ends well outside of the plan, cm. */
const FAR = 2000;
const SUN = 17;

/**
 * The terrace from above, with the wall (if there is one) at the top: its shade, the direction of the sun, and north.
 */
function ShadePlan({ configuration, shade }: { configuration: Configuration; shade: ShadeAtTime }) {
  const [settings] = useSunSettings();
  const { facade } = settings;
  const { x, z } = terraceOf(configuration);
  const [width, depth] = [x[1] - x[0], z[1] - z[0]];
  const middle = { x: 0, z: (z[0] + z[1]) / 2 };
  const around = { across: width / 2 + 62, along: depth / 2 + 62 };
  const seat = onOval(middle, around, sunOf(settings).azimuth - facade);
  const { wall: hasWall } = siteOf(configuration, facade);
  return (
    <svg
      className={styles.plan}
      viewBox={[x[0] - MARGIN, z[0] - MARGIN, width + 2 * MARGIN, depth + 2 * MARGIN].join(' ')}
      aria-hidden="true"
    >
      {hasWall && <rect className={styles.wall} x={-FAR} y={-FAR} width={2 * FAR} height={FAR} />}
      {hasWall && <rect className={styles.edge} x={-FAR} y={-WALL} width={2 * FAR} height={WALL} />}
      <rect className={styles.terrace} x={x[0]} y={z[0]} width={width} height={depth} />
      {shade.sunlight === 'behind_house' ? (
        <rect className={styles.shade} x={x[0]} y={z[0]} width={width} height={depth} />
      ) : (
        <Shapes shapes={shade.shapes} />
      )}
      <rect className={styles.outline} x={x[0]} y={z[0]} width={width} height={depth} />
      {shade.sunlight !== 'night' && (
        <g>
          <line className={styles.ray} x1={seat.x} y1={seat.z} x2={middle.x} y2={middle.z} />
          <circle className={styles.sun} cx={seat.x} cy={seat.z} r={SUN} />
        </g>
      )}
      <North x={x[1] + 78} y={z[1] + 72} facade={facade} />
    </svg>
  );
}

/** Full shade in one colour, also where it overlaps, drawn over the lighter partial shade of open louvres. */
function Shapes({ shapes }: Pick<ShadeAtTime, 'shapes'>) {
  return (
    <>
      {shapes
        .filter(({ strength }) => strength < 1)
        .map(({ shape, strength }) => (
          <polygon
            key={pointsOf(shape)}
            className={styles.shade}
            points={pointsOf(shape)}
            style={{ opacity: strength }}
          />
        ))}
      <g className={styles.solid}>
        {shapes
          .filter(({ strength }) => strength === 1)
          .map(({ shape }) => (
            <polygon key={pointsOf(shape)} points={pointsOf(shape)} />
          ))}
      </g>
    </>
  );
}

function North({ x, y, facade }: { x: number; y: number; facade: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`rotate(${180 - facade})`}>
        <path className={styles.needle} d="M0-34L11 14L0 6L-11 14Z" />
      </g>
      <text className={styles.north} y={48} textAnchor="middle">
        Pn
      </text>
    </g>
  );
}

/** A point of an ellipse at an angle in degrees, clockwise from the bottom. */
function onOval(
  middle: { x: number; z: number },
  { across, along }: { across: number; along: number },
  degrees: number,
): { x: number; z: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: middle.x - Math.sin(angle) * across, z: middle.z + Math.cos(angle) * along };
}

const pointsOf = (shape: GroundShape): string =>
  shape.map(({ x, z }) => `${x.toFixed(1)},${z.toFixed(1)}`).join(' ');
