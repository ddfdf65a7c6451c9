import { useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { Button } from '../../../ui/button/button';
import styles from './drawing-pad.module.css';

/** A stroke: its points in px from the top left corner, each at its time in ms since 1970. */
export type Stroke = { x: number; y: number; time: number }[];

interface DrawingPadProps {
  /** What is drawn here, for screen readers. */
  label: string;
  color: string;
  /** The width of the lines in px: of fast ones, and of slow ones. */
  thin: number;
  thick: number;
  /** Called with all strokes and the canvas after each stroke, and when one was taken back. */
  onChange: (strokes: Stroke[], canvas: HTMLCanvasElement) => void;
}

/** A field to draw in with a finger: a signature, or marks over the picture that lies below. */
export function DrawingPad({ label, color, thin, thick, onChange }: DrawingPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    const element = canvas.current!;
    const drawn = new SignaturePad(element, { penColor: color, minWidth: thin, maxWidth: thick });
    pad.current = drawn;
    drawn.addEventListener('endStroke', () => tell.current(strokesOf(drawn), element));
    // On iOS, the first observation comes when the field is laid out; later ones when the phone is turned.
    const resized = new ResizeObserver(() => fit(element, drawn));
    resized.observe(element);
    return () => {
      resized.disconnect();
      drawn.off();
    };
  }, [color, thin, thick]);

  const undo = () => {
    const drawn = pad.current!;
    drawn.fromData(drawn.toData().slice(0, -1));
    onChange(strokesOf(drawn), canvas.current!);
  };
  return (
    <>
      <canvas ref={canvas} className={styles.canvas}>
        {label}
      </canvas>
      <Button variant="quiet" className={styles.undo} onClick={undo}>
        Cofnij ostatnią kreskę
      </Button>
    </>
  );
}

const strokesOf = (pad: SignaturePad): Stroke[] =>
  pad
    .toData()
    .map(({ points }) =>
      points.map(({ x, y, time }) => ({ x: tenths(x), y: tenths(y), time: Math.round(time) })),
    );

const tenths = (length: number): number => Math.round(length * 10) / 10;

/** Gives the canvas as many pixels as the screen has for it, which clears it, and draws its strokes again. */
function fit(canvas: HTMLCanvasElement, pad: SignaturePad): void {
  const ratio = Math.max(window.devicePixelRatio, 1);
  canvas.width = canvas.offsetWidth * ratio;
  canvas.height = canvas.offsetHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.redraw();
}
