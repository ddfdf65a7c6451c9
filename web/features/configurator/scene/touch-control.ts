/** A finger that has moved less than this sideways may still start to scroll the page, CSS pixels. */
const SLACK = 8;

/**
 * Handles touches of the picture, instead of its other controls. Vertical swipes of one finger are left to the browser,
 * which scrolls the page.
 */
export class TouchControl {
  private readonly fingers = new Map<number, Finger>();
  private readonly ending = new AbortController();
  private start: Finger | null = null;

  /** Create it before other controls of the canvas, so that they get no touch events. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly onGesture: (gesture: Gesture) => void,
  ) {
    const { signal } = this.ending;
    canvas.addEventListener('pointerdown', this.down, { signal });
    canvas.addEventListener('pointermove', this.move, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      canvas.addEventListener(end, this.lift, { signal });
    // Two fingers turn and zoom the picture: they must not scroll or zoom the page.
    const hold = (event: TouchEvent): void => {
      if (event.touches.length > 1) event.preventDefault();
    };
    canvas.addEventListener('touchmove', hold, { signal, passive: false });
  }

  dispose(): void {
    this.ending.abort();
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') return;
    event.stopImmediatePropagation();
    this.canvas.setPointerCapture(event.pointerId);
    const finger = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, finger);
    this.start = this.fingers.size === 1 ? finger : null;
  };

  private readonly move = (event: PointerEvent): void => {
    if (!this.fingers.has(event.pointerId)) return;
    event.stopImmediatePropagation();
    const finger = { x: event.clientX, y: event.clientY };
    if (this.start && Math.abs(finger.x - this.start.x) < SLACK) return;
    this.start = null;
    const before = [...this.fingers.values()];
    this.fingers.set(event.pointerId, finger);
    this.onGesture(gestureOf(before, [...this.fingers.values()], this.canvas.clientWidth));
  };

  private readonly lift = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId)) return;
    event.stopImmediatePropagation();
  };
}

/** Where a finger is on the picture, CSS pixels. */
interface Finger {
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
