import { QUIET, qrCode } from '../shared/qr-code.js';
import { COLORS, type Sheet } from './sheet.js';

interface QrPlace {
  x: number;
  y: number;
  /** The size in points, without the white margin, which the paper provides. */
  size: number;
  /** What the code holds, for screen readers; left out: that it holds `text` as an address. */
  description?: string;
}

/** Draws a QR code that holds `text`, such as an address or the data of a bank transfer. */
export function drawQrCode(sheet: Sheet, text: string, at: QrPlace): void {
  const { doc } = sheet;
  const { description = `Kod QR z\u00a0adresem ${text}` } = at;
  const { size, path } = qrCode(text);
  const draw = (): void => {
    doc
      .save()
      .translate(at.x, at.y)
      .scale(at.size / (size - 2 * QUIET));
    doc.translate(-QUIET, -QUIET).path(path).fill(COLORS.ink).restore();
  };
  sheet.part('Figure', draw, description);
}
