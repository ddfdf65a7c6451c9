import { fromStored } from '#engine/goods/configuration/stored';
import type { MailAttachment } from '../../adapters/mailer.js';
import type { Company, TextPage } from '../content/content.payloads.js';
import { drawnPicture } from '../pictures/drawn-picture.js';
import { type MailContent, type MailGoods, DRAWING, drawingId } from './mail-content.js';
import { qrAttachment } from './transfer-block.js';

/** Pixels drawn per CSS pixel, for dense screens. */
const SHARPNESS = 2;

/**
 * The attachments of an e-mail: the drawings and the QR code of a transfer, which the HTML shows, and the documents
 * that the customer keeps.
 */
export async function attachmentsOf(
  { blocks, documents = [] }: MailContent,
  findPage: (slug: string) => TextPage | null,
  company: Company,
  publicUrl: string,
): Promise<MailAttachment[]> {
  const goods = blocks.flatMap((block) => (block.kind === 'goods' ? block.items : []));
  const { iban } = company;
  const transfers = iban ? blocks.filter((block) => block.kind === 'transfer') : [];
  const pages = documents.flatMap((slug) => findPage(slug) ?? []);
  return [
    ...(await Promise.all(goods.map(drawing))),
    ...(await Promise.all(transfers.map((block) => qrAttachment(block, company, iban ?? '')))),
    ...pages.map((page) => document(page, publicUrl)),
  ];
}

async function drawing({ settings }: MailGoods, index: number): Promise<MailAttachment> {
  const content = await drawnPicture(fromStored({ ...settings }), DRAWING.width * SHARPNESS);
  const filename = `rysunek-${index + 1}.png`;
  return { filename, content, contentType: 'image/png', cid: drawingId(index) };
}

/** A text page as an HTML file with absolute links to the shop. */
function document({ slug, title, contentHtml }: TextPage, publicUrl: string): MailAttachment {
  const text = contentHtml.replaceAll('href="/', `href="${publicUrl}/`);
  const html = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>${title}</title></head><body style="max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.55 sans-serif"><h1>${title}</h1>${text}</body></html>`;
  return { filename: `${slug}.html`, content: Buffer.from(html), contentType: 'text/html' };
}
