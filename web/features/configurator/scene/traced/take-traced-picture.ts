import type { StillOptions } from '../capture';
import type { SceneHandle, StillLabel } from '../scene-view';
import { STILL, StillPaper } from '../still-paper';
import { tracePicture } from './path-tracer';
import type { Watch } from './sampling';

/** Paths of light for each pixel: enough for soft shadows without noise in a picture of this size. */
const SAMPLES = 192;

interface TakenPicture {
  /** Null where the browser cannot make the file. */
  readonly file: Blob | null;
  /** Whether the picture was traced; if tracing was impossible, the goods are drawn as in the live picture. */
  readonly traced: boolean;
}

/**
 * The current view as a path-traced picture; the garden around it is that of the live picture, because a panorama needs
 * no tracing. Throws when it is cancelled.
 */
export async function takeTracedPicture(
  scene: SceneHandle,
  { dimensions, caption }: StillOptions,
  watch: Watch,
): Promise<TakenPicture> {
  const paper = new StillPaper(caption);
  const tracing = new Promise<HTMLCanvasElement>((resolve, reject) => {
    scene.capture({ ...STILL, dimensions: false }, ({ picture, view }) => {
      paper.lay(picture);
      if (!view) reject(new Error('The scene has no light yet'));
      else tracePicture(view, { ...STILL, samples: SAMPLES }, watch).then(resolve, reject);
    });
  });
  const lines = dimensions ? linesOf(scene) : null;
  const traced = await tracing.catch(() => null);
  watch.signal.throwIfAborted();
  if (traced) paper.lay(traced);
  if (lines) {
    paper.lay(lines.picture);
    paper.write(lines.labels);
  }
  return { file: await paper.file(), traced: traced !== null };
}

/** The dimension lines alone, on a canvas of their own, and the labels of the sizes. */
function linesOf(scene: SceneHandle): {
  picture: HTMLCanvasElement;
  labels: readonly StillLabel[];
} {
  const picture = document.createElement('canvas');
  [picture.width, picture.height] = [STILL.width, STILL.height];
  let shown: readonly StillLabel[] = [];
  scene.capture({ ...STILL, dimensions: 'alone' }, ({ picture: lines, labels }) => {
    picture.getContext('2d')?.drawImage(lines, 0, 0, STILL.width, STILL.height);
    shown = labels;
  });
  return { picture, labels: shown };
}
