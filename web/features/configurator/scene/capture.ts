import type { SceneHandle, StillLabel } from './scene-view';

/** Caption of a saved picture. */
export interface Caption {
  /** "Markiza kasetowa 400 × 300 cm" */
  readonly title: string;
  /** "4 410,00 zł", or nothing while it is not known. */
  readonly price: string | null;
  readonly link: string;
}

/** What a still shows besides the goods. */
export interface StillWishes {
  /** Lines with their numbers. */
  readonly dimensions: boolean;
  /** Name, price and link below the picture; none without it. */
  readonly caption: Caption | null;
}

const WIDTH = 1920;
const HEIGHT = 1080;
const BAND = 132;
const MARGIN = 48;
const LABEL = { height: 48, padding: 20, font: '600 26px Figtree, system-ui, sans-serif' } as const;
const PAPER = '#faf7f1';
const INK = '#1e2326';
const SOFT = '#59626a';
const JPEG_QUALITY = 0.9;

/** The current view in 1920 × 1080 pixels, its caption below; null where the browser cannot make it. */
export function takePicture(
  scene: SceneHandle,
  { dimensions, caption }: StillWishes,
): Promise<Blob | null> {
  const picture = document.createElement('canvas');
  [picture.width, picture.height] = [WIDTH, HEIGHT + (caption ? BAND : 0)];
  const paint = picture.getContext('2d');
  if (!paint) return Promise.resolve(null);
  paint.imageSmoothingQuality = 'high';
  scene.capture({ width: WIDTH, height: HEIGHT, dimensions }, (drawn, labels) => {
    paint.drawImage(drawn, 0, 0, WIDTH, HEIGHT);
    for (const label of labels) writeSize(paint, label);
  });
  if (caption) writeCaption(paint, caption);
  return new Promise((resolve) => picture.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}

/** A size on its line, as in the live picture. */
function writeSize(paint: CanvasRenderingContext2D, { text, x, y }: StillLabel): void {
  paint.font = LABEL.font;
  const width = paint.measureText(text).width + 2 * LABEL.padding;
  paint.fillStyle = PAPER;
  paint.beginPath();
  paint.roundRect(x - width / 2, y - LABEL.height / 2, width, LABEL.height, LABEL.height / 2);
  paint.fill();
  paint.fillStyle = INK;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  paint.fillText(text, x, y + 1);
}

function writeCaption(paint: CanvasRenderingContext2D, { title, price, link }: Caption): void {
  paint.fillStyle = PAPER;
  paint.fillRect(0, HEIGHT, WIDTH, BAND);
  paint.textBaseline = 'alphabetic';
  paint.textAlign = 'left';
  paint.fillStyle = INK;
  paint.font = '600 44px "Brygada 1918", Georgia, serif';
  paint.fillText(title, MARGIN, HEIGHT + 62);
  if (price) {
    paint.textAlign = 'right';
    paint.fillText(price, WIDTH - MARGIN, HEIGHT + 62);
    paint.textAlign = 'left';
  }
  paint.fillStyle = SOFT;
  paint.font = '24px Figtree, system-ui, sans-serif';
  paint.fillText(`Cieniomat · ${link}`, MARGIN, HEIGHT + 104, WIDTH - 2 * MARGIN);
}
