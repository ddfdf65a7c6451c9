import { QUIET, qrCode } from '../../../shared/qr-code.js';
import { COLORS, type Sheet } from './sheet.js';

interface QrPlace {
  x: number;
  y: number;
  /** Of the dark part, the white around it is the paper's. */
  size: number;
  /** What the code holds, for people who do not see it; left out: an address. */
  description?: string;
}

/** The code of a text: of an address, of a transfer. */
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
