import { formatZloty } from '#engine/goods/price/money';
import { longDay } from '#engine/locale/day';
import { formatAccount } from '#engine/trade/shop/bank-account';
import { codeHasAmount, transferCode, transferTitle } from '#engine/trade/shop/bank-transfer';
import type { MailAttachment } from '../../adapters/mailer.js';
import { qrPixels } from '../../shared/qr-code.js';
import type { Company } from '../content/content.payloads.js';
import type { MailBlock, MailRow } from './mail-content.js';

export type TransferBlock = Extract<MailBlock, { kind: 'transfer' }>;

/** The content id by which the HTML refers to the picture of the QR code. */
export const QR_ID = 'kod-przelewu';
/** The length of a side of the QR code, in CSS pixels. */
export const QR_SIZE = 168;
/** Pixels along an edge of a module, so that the picture has about two for each CSS pixel, for dense screens. */
const MODULE_PIXELS = 8;

/** The data of a transfer as the customer types them at the bank. */
export const transferRows = (
  { orderId, amount, due }: TransferBlock,
  { name }: Company,
  iban: string,
): MailRow[] => [
  { label: 'Odbiorca', value: name },
  { label: 'Numer konta', value: formatAccount(iban) },
  { label: 'Tytuł', value: transferTitle(orderId) },
  { label: 'Kwota', value: formatZloty(amount), strong: true },
  { label: 'Termin', value: longDay(due) },
];

/** The hint beside the QR code; where the amount is too large for the code, it asks the customer to type it. */
export const qrHint = ({ amount }: TransferBlock): string =>
  codeHasAmount(amount)
    ? 'Zeskanuj kod w\u00a0aplikacji swojego banku.'
    : 'Zeskanuj kod w\u00a0aplikacji swojego banku i\u00a0wpisz kwotę: kod mieści najwyżej 9\u00a0999,99\u00a0zł.';

/** The Polish banks' QR code of a transfer as a PNG attachment, because mail programs show no SVG. */
export async function qrAttachment(
  { orderId, amount }: TransferBlock,
  { name: recipient, nip }: Company,
  iban: string,
): Promise<MailAttachment> {
  const { sharp } = await import('../../adapters/image-library.js');
  const code = transferCode({ recipient, nip, iban, amount, title: transferTitle(orderId) });
  const { size, pixels } = qrPixels(code);
  const content = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * MODULE_PIXELS, size * MODULE_PIXELS, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  return { filename: `${QR_ID}.png`, content, contentType: 'image/png', cid: QR_ID };
}
