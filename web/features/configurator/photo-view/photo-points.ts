import type { ImagePoint, PhotoSize } from '#engine/goods/photo/photo-camera';
import { AXIS_NAMES, CORNER_NAMES, withCorner } from '../photo/photo-marks';
import type { PhotoStudioState } from '../photo/use-photo-studio';

/** A point on the photograph that can be moved. */
export interface AimedPoint {
  readonly key: string;
  readonly label: string;
  readonly at: ImagePoint;
  /** Points of the same shape are joined by lines. */
  readonly shape: string;
  readonly tone: 'known' | 'x' | 'y' | 'z' | 'hidden';
  readonly onMove: (at: ImagePoint) => void;
}

/** The points that can be moved in the current step; none in the step "place". */
export function pointsOf(state: PhotoStudioState): AimedPoint[] {
  const { step } = state.work;
  if (step === 'mark') return [...knownPoints(state), ...linePoints(state)];
  return step === 'hide' ? hiddenPoints(state) : [];
}

function knownPoints({ work: { marks }, change }: PhotoStudioState): AimedPoint[] {
  const { way, corners, edge } = marks;
  const shared = { shape: 'known', tone: 'known' } as const;
  if (way === 'rectangle') {
    return CORNER_NAMES.flatMap((label, index) => {
      const at = corners[index];
      const onMove = (to: ImagePoint): void =>
        change({ marks: { ...marks, corners: withCorner(corners, index, to) } });
      return at ? [{ ...shared, key: label, label, at, onMove }] : [];
    });
  }
  return (['from', 'to'] as const).map((end, index) => ({
    ...shared,
    key: `known ${end}`,
    label: `Znana krawędź, koniec ${index + 1}`,
    at: edge[end],
    onMove: (at) => change({ marks: { ...marks, edge: { ...edge, [end]: at } } }),
  }));
}

function linePoints({ work: { marks }, change }: PhotoStudioState): AimedPoint[] {
  return marks.lines.flatMap((line, index) =>
    (['from', 'to'] as const).map((end, endIndex) => ({
      key: `${index} ${end}`,
      label: `Krawędź ${index + 1} (${AXIS_NAMES[line.axis]}), koniec ${endIndex + 1}`,
      at: line[end],
      shape: `line ${index}`,
      tone: line.axis,
      onMove: (at) =>
        change({ marks: { ...marks, lines: marks.lines.with(index, { ...line, [end]: at }) } }),
    })),
  );
}

function hiddenPoints({ work: { hidden }, change }: PhotoStudioState): AimedPoint[] {
  return hidden.flatMap((outline, index) =>
    outline.map((at, corner) => ({
      key: `${index} ${corner}`,
      label: `Obrys ${index + 1}, punkt ${corner + 1}`,
      at,
      shape: `hidden ${index}`,
      tone: 'hidden' as const,
      onMove: (to) => change({ hidden: hidden.with(index, outline.with(corner, to)) }),
    })),
  );
}

/** The point of the photograph that is nearest to (x, y); pixels. */
export function withinPhoto(x: number, y: number, { width, height }: PhotoSize): ImagePoint {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
}
