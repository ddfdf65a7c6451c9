/** Where a finger is on the picture, CSS pixels. */
export interface Finger {
  readonly x: number;
  readonly y: number;
}

/**
 * The effect of a touch: degrees by which the product turns to the right and the camera rises, and the factor by which
 * the camera comes nearer (above 1) or farther away.
 */
export interface Gesture {
  readonly turn: number;
  readonly rise: number;
  readonly zoom: number;
}

/** Degrees by which a swipe across the whole picture turns the product. */
const WHOLE_WIDTH = 180;

/**
 * The effect of a move of one or two fingers over a picture of this width (CSS pixels). One finger only turns the
 * product sideways, because moving it up or down scrolls the page. Two fingers turn it in every direction, and zoom by
 * the distance between them.
 */
export function gestureOf(
  before: readonly Finger[],
  after: readonly Finger[],
  width: number,
): Gesture {
  const [from, to] = [middleOf(before), middleOf(after)];
  const degrees = WHOLE_WIDTH / width;
  const turn = (to.x - from.x) * degrees;
  if (before.length < 2 || after.length < 2) return { turn, rise: 0, zoom: 1 };
  const apart = spanOf(before);
  return { turn, rise: (to.y - from.y) * degrees, zoom: apart > 0 ? spanOf(after) / apart : 1 };
}

function middleOf(fingers: readonly Finger[]): Finger {
  const sum = fingers.reduce(({ x, y }, finger) => ({ x: x + finger.x, y: y + finger.y }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / fingers.length, y: sum.y / fingers.length };
}

function spanOf([one, other]: readonly Finger[]): number {
  return one && other ? Math.hypot(other.x - one.x, other.y - one.y) : 0;
}
