import type { SceneHandle } from './scene-view';
import { type Caption, STILL, StillPaper } from './still-paper';

/** What a still picture shows besides the goods. */
export interface StillOptions {
  /** Dimension lines with their numbers. */
  readonly dimensions: boolean;
  /** Name, price and link below the picture; null for a picture without a caption. */
  readonly caption: Caption | null;
}

/**
 * The current view in 1920 × 1080 pixels, with the caption below it, as a JPEG file; null where the browser cannot make
 * it.
 */
export function takePicture(
  scene: SceneHandle,
  { dimensions, caption }: StillOptions,
): Promise<Blob | null> {
  const paper = new StillPaper(caption);
  scene.capture({ ...STILL, dimensions }, ({ picture, labels }) => {
    paper.lay(picture);
    paper.write(labels);
  });
  return paper.file();
}
