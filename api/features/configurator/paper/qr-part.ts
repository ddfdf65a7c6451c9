import { QUIET, qrCode } from '../../../shared/qr-code.js';
import { COLORS, type Sheet } from './sheet.js';

/** The code of an address; `size` is of its dark part, the white around it is the paper's. */
export function drawQrCode(
  sheet: Sheet,
  link: string,
  at: { x: number; y: number; size: number },
): void {
  const { doc } = sheet;
  const { size, path } = qrCode(link);
  const draw = (): void => {
    doc
      .save()
      .translate(at.x, at.y)
      .scale(at.size / (size - 2 * QUIET));
    doc.translate(-QUIET, -QUIET).path(path).fill(COLORS.ink).restore();
  };
  sheet.part('Figure', draw, `Kod QR z\u00a0adresem ${link}`);
}
