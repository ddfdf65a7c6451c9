import type { Configuration } from '../../configuration/configuration.js';
import type { Warning } from '../../configuration/issues.js';
import { armsCross, projectionWithoutCrossing } from './arms.js';
import { clearHeightOf } from './layout.js';
import { MOUNTING_HEIGHT, placementNumber } from './placement.js';

/** Headroom in cm: what tall people need, and the height below which most people have to stoop. */
const HEADROOM = 200;
const STOOPING = 185;

export function awningWarnings(configuration: Configuration): (Warning | null)[] {
  return [crossedArms(configuration), lowClearance(configuration)];
}

function crossedArms(configuration: Configuration): Warning | null {
  const { width, projection, variant } = configuration;
  if (variant === 'koszowe' || projection === null || !armsCross(width, projection)) return null;
  const longest = projectionWithoutCrossing(width);
  return {
    code: 'arms_crossed',
    field: 'projection',
    message: `Przy ${width}\u00a0cm szerokości i\u00a0${projection}\u00a0cm wysięgu ramiona nie zmieszczą się obok siebie: budujemy wersję z\u00a0ramionami skrzyżowanymi.`,
    repair: { field: 'projection', value: longest, label: `Ustaw wysięg ${longest}\u00a0cm` },
  };
}

function lowClearance(configuration: Configuration): Warning | null {
  const left = Math.round(clearHeightOf(configuration));
  if (left >= HEADROOM) return null;
  const needed = placementNumber(configuration, MOUNTING_HEIGHT) + HEADROOM - left;
  return {
    code: 'low_clearance',
    field: 'placement.mountingHeight',
    message: clearanceText(left),
    ...(needed <= MOUNTING_HEIGHT.max && {
      repair: {
        field: 'placement.mountingHeight',
        value: needed,
        label: `Ustaw wysokość montażu ${needed}\u00a0cm`,
      },
    }),
  };
}

function clearanceText(left: number): string {
  if (left <= 0) return 'Rozwinięta markiza sięgnęłaby tarasu.';
  const judged =
    left < STOOPING
      ? 'To za mało, żeby przejść bez schylania się.'
      : 'Wysokie osoby będą musiały się schylać.';
  return `Prześwit pod rozwiniętą markizą wynosi ${left}\u00a0cm. ${judged}`;
}
