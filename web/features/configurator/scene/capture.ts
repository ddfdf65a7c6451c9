import type { SceneHandle } from './scene-view';

/** Caption of a saved picture. */
export interface Caption {
  /** "Markiza kasetowa 400 × 300 cm" */
  readonly title: string;
  /** "4 410,00 zł", or nothing while it is not known. */
  readonly price: string | null;
  readonly link: string;
}

const WIDTH = 1920;
const HEIGHT = 1080;
const BAND = 132;
const MARGIN = 48;
const PAPER = '#faf7f1';
const INK = '#1e2326';
const SOFT = '#59626a';
const JPEG_QUALITY = 0.9;

/** The current view in 1920 × 1080 pixels with name, price and link below; null where the browser cannot make it. */
export function takePicture(scene: SceneHandle, caption: Caption): Promise<Blob | null> {
  const picture = document.createElement('canvas');
  [picture.width, picture.height] = [WIDTH, HEIGHT];
  const paint = picture.getContext('2d');
  if (!paint) return Promise.resolve(null);
  scene.capture(WIDTH, HEIGHT - BAND, (drawn) => paint.drawImage(drawn, 0, 0));
  write(paint, caption);
  return new Promise((resolve) => picture.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}

function write(paint: CanvasRenderingContext2D, { title, price, link }: Caption): void {
  const top = HEIGHT - BAND;
  paint.fillStyle = PAPER;
  paint.fillRect(0, top, WIDTH, BAND);
  paint.textBaseline = 'alphabetic';
  paint.fillStyle = INK;
  paint.font = '600 44px "Brygada 1918", Georgia, serif';
  paint.fillText(title, MARGIN, top + 62);
  if (price) {
    paint.textAlign = 'right';
    paint.fillText(price, WIDTH - MARGIN, top + 62);
    paint.textAlign = 'left';
  }
  paint.fillStyle = SOFT;
  paint.font = '24px Figtree, system-ui, sans-serif';
  paint.fillText(`Cieniomat · ${link}`, MARGIN, top + 104, WIDTH - 2 * MARGIN);
}
