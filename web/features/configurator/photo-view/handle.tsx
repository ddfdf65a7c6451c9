import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { ImagePoint, PhotoSize } from '#engine/goods/photo/photo-camera';
import { withinPhoto } from './photo-points';
import styles from './handle.module.css';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface HandleProps {
  label: string;
  at: ImagePoint;
  size: PhotoSize;
  onMove: (at: ImagePoint) => void;
  /** Whether the loupe shows this point. */
  isAimed: boolean;
  onAim: () => void;
}

/**
 * A point on the photograph, dragged or moved by arrow keys: by a pixel, with Shift by ten, with Ctrl or ⌘ by a tenth.
 */
export function Handle({ label, at, size, isAimed, onMove, onAim }: HandleProps) {
  const grip = useRef<{ x: number; y: number } | null>(null);
  const move = (x: number, y: number): void => onMove(withinPhoto(x, y, size));
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    const photo = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!grip.current || !photo) return;
    const scale = size.width / photo.width;
    move(
      (event.clientX - grip.current.x - photo.left) * scale,
      (event.clientY - grip.current.y - photo.top) * scale,
    );
  };
  return (
    <button
      type="button"
      className={styles.handle}
      style={{ left: `${(at.x / size.width) * 100}%`, top: `${(at.y / size.height) * 100}%` }}
      aria-label={`${label}: piksel ${Math.round(at.x)}, ${Math.round(at.y)}`}
      onPointerDown={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        // `onFocus` is not enough, because Safari does not focus buttons when they are pressed.
        onAim();
        // The point keeps its offset from the pointer, so that it does not jump when the drag begins.
        grip.current = {
          x: event.clientX - box.left - box.width / 2,
          y: event.clientY - box.top - box.height / 2,
        };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onPointerUp={() => (grip.current = null)}
      onPointerCancel={() => (grip.current = null)}
      onKeyDown={(event) => {
        const step = stepOf(event);
        if (!step) return;
        event.preventDefault();
        move(at.x + step[0], at.y + step[1]);
      }}
      data-aimed={isAimed || undefined}
      onFocus={onAim}
    />
  );
}

function stepOf({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
}: KeyboardEvent): readonly [number, number] | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const pixels = ctrlKey || metaKey ? 0.1 : shiftKey ? 10 : 1;
  return [arrow[0] * pixels, arrow[1] * pixels];
}
