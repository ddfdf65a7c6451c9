import type { StillLabel } from './scene-view';

export interface Caption {
  /** For example "Markiza kasetowa 400 × 300 cm". */
  readonly title: string;
  /** For example "4 410 zł"; null while it is not known. */
  readonly price: string | null;
  readonly link: string;
}

/** Size of a saved picture without its caption, pixels. */
export const STILL = { width: 1920, height: 1080 } as const;
const BAND = 132;
const MARGIN = 48;
const LABEL = { height: 48, padding: 20, font: '600 26px Figtree, system-ui, sans-serif' } as const;
const PAPER = '#faf7f1';
const INK = '#1e2326';
const SOFT = '#59626a';
const JPEG_QUALITY = 0.9;

/** A picture to be saved: layers of the view, sizes on their lines, and the caption below. */
export class StillPaper {
  private readonly canvas = document.createElement('canvas');
  private readonly paint: CanvasRenderingContext2D;

  /** Throws where the browser cannot paint. */
  constructor(private readonly caption: Caption | null) {
    [this.canvas.width, this.canvas.height] = [STILL.width, STILL.height + (caption ? BAND : 0)];
    const paint = this.canvas.getContext('2d');
    if (!paint) throw new Error('no canvas to paint on');
    this.paint = paint;
    paint.imageSmoothingQuality = 'high';
  }

  /** Draws a layer over those before it, in the size of the picture. */
  lay(view: CanvasImageSource): void {
    this.paint.drawImage(view, 0, 0, STILL.width, STILL.height);
  }

  /** Draws the labels of the sizes. */
  write(labels: readonly StillLabel[]): void {
    for (const label of labels) writeSize(this.paint, label);
  }

  /** The picture as a JPEG file; null where the browser cannot make it. */
  file(): Promise<Blob | null> {
    if (this.caption) writeCaption(this.paint, this.caption);
    return new Promise((resolve) => this.canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  }
}

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
  const { width, height } = STILL;
  paint.fillStyle = PAPER;
  paint.fillRect(0, height, width, BAND);
  paint.textBaseline = 'alphabetic';
  paint.textAlign = 'left';
  paint.fillStyle = INK;
  paint.font = '600 44px "Brygada 1918", Georgia, serif';
  paint.fillText(title, MARGIN, height + 62);
  if (price) {
    paint.textAlign = 'right';
    paint.fillText(price, width - MARGIN, height + 62);
    paint.textAlign = 'left';
  }
  paint.fillStyle = SOFT;
  paint.font = '24px Figtree, system-ui, sans-serif';
  paint.fillText(link, MARGIN, height + 104, width - 2 * MARGIN);
}
