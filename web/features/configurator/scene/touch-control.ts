import { type Finger, type Gesture, gestureOf } from './touch-gesture';

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
