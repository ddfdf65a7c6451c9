import { fromStored } from '../../../engine/configuration/stored.js';
import { LRUCache } from 'lru-cache';
import { drawProduct } from '../../../engine/drawing/draw-product.js';
import { renderSvg } from '../../../engine/drawing/svg.js';
import type { MailAttachment } from '../../adapters/mailer.js';
import { utf8 } from '../../shared/utf8.js';
import type { TextPage } from '../content/content.payloads.js';
import type { MailContent, MailGoods } from './mail-content.js';
import { DRAWING, drawingId } from './mail-looks.js';

/** For dense screens. */
const SHARPNESS = 2;

/** The drawings that the HTML shows, and the documents that stay with the customer. */
export async function attachmentsOf(
  { blocks, documents = [] }: MailContent,
  findPage: (slug: string) => TextPage | null,
  publicUrl: string,
): Promise<MailAttachment[]> {
  const goods = blocks.flatMap((block) => (block.kind === 'goods' ? block.items : []));
  const pages = documents.flatMap((slug) => findPage(slug) ?? []);
  return [
    ...(await Promise.all(goods.map(drawing))),
    ...pages.map((page) => document(page, publicUrl)),
  ];
}

/** The latest drawings, so that a retry, or goods that many order, are not drawn again. */
const drawn = new LRUCache<string, Buffer>({ max: 100 });

async function drawing({ settings }: MailGoods, index: number): Promise<MailAttachment> {
  const key = JSON.stringify(settings);
  const content = drawn.get(key) ?? (await draw(settings));
  drawn.set(key, content);
  const filename = `rysunek-${index + 1}.png`;
  return { filename, content, contentType: 'image/png', cid: drawingId(index) };
}

/**
 * As PNG, because mail programs show no SVG; sizes stand beside it in the mail, so it needs no letters and no fonts.
 */
async function draw(settings: MailGoods['settings']): Promise<Buffer> {
  const { sharp } = await import('../../adapters/image-library.js');
  const svg = renderSvg(
    drawProduct(fromStored({ ...settings }), { dimensions: false, scene: true }),
  );
  return sharp(utf8(svg))
    .resize(DRAWING.width * SHARPNESS, DRAWING.height * SHARPNESS)
    .png({ palette: true, effort: 4 })
    .toBuffer();
}

/** A text page as an HTML file with absolute links to the shop. */
function document({ slug, title, contentHtml }: TextPage, publicUrl: string): MailAttachment {
  const text = contentHtml.replaceAll('href="/', `href="${publicUrl}/`);
  const html = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>${title}</title></head><body style="max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.55 sans-serif"><h1>${title}</h1>${text}</body></html>`;
  return { filename: `${slug}.html`, content: utf8(html), contentType: 'text/html' };
}
