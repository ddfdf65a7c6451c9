import type { EntityManager } from '@mikro-orm/postgresql';
import { fromStored } from '#engine/goods/configuration/stored';
import type { MailAttachment } from '../../adapters/mailer.js';
import { type CalendarEvent, calendarFile } from '../../shared/calendar-file.js';
import type { ContentStore } from '../content/content-store.js';
import type { Company } from '../content/content.payloads.js';
import { readShownTexts } from '../content/legal/legal-texts.js';
import type { ShownPage } from '../content/pages/page-content.js';
import type { DeliveryPapers } from '../delivery-papers/delivery-papers.js';
import { drawnPicture } from '../pictures/drawn-picture.js';
import { type MailContent, type MailGoods, DRAWING, LOGO, drawingId } from './mail-content.js';
import { qrAttachment } from './transfer-block.js';

/** Pixels drawn per CSS pixel, for dense screens. */
const SHARPNESS = 2;

/**
 * The attachments of an e-mail: logo, drawings and the QR code of a transfer, which the HTML shows, events for the
 * calendar, each in a file of its own, its PDFs, the legal texts that the customer keeps, as one PDF, and the papers of
 * delivered goods.
 */
export async function attachmentsOf(
  em: EntityManager,
  { blocks, calendar, documents = [], files = [], papers = [] }: MailContent,
  { site, publicUrl }: { site: ContentStore; publicUrl: string },
): Promise<MailAttachment[]> {
  const { company } = site;
  const { iban } = company;
  const goods = blocks.flatMap((block) => (block.kind === 'goods' ? block.items : []));
  const transfers = iban ? blocks.filter((block) => block.kind === 'transfer') : [];
  const texts = await readShownTexts(em, site, documents);
  const logo = company.darkLogo;
  return [
    ...(logo
      ? [{ filename: 'logo.png', content: logo.png, contentType: 'image/png', cid: LOGO.cid }]
      : []),
    ...(await Promise.all(goods.map(drawing))),
    ...(await Promise.all(transfers.map((block) => qrAttachment(block, company, iban ?? '')))),
    ...[calendar ?? []]
      .flat()
      .map((event, index) => calendarAttachment(event, index, { name: company.name, publicUrl })),
    ...files.map(({ name, base64 }) => ({
      filename: name,
      content: Buffer.from(base64, 'base64'),
      contentType: 'application/pdf',
    })),
    ...(texts.length > 0 ? [await legalAttachment(texts, { company, publicUrl })] : []),
    ...(await paperAttachments(papers, company)),
  ];
}

const calendarAttachment = (
  event: CalendarEvent,
  index: number,
  shop: { name: string; publicUrl: string },
): MailAttachment => ({
  filename: index === 0 ? 'wizyta.ics' : `wizyta-${index + 1}.ics`,
  content: Buffer.from(calendarFile([event], shop)),
  contentType: `text/calendar; charset=utf-8; method=${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
});

async function legalAttachment(
  texts: readonly ShownPage[],
  issuer: { company: Company; publicUrl: string },
): Promise<MailAttachment> {
  const date = new Date(Math.max(...texts.map(({ updatedAt }) => updatedAt.getTime())));
  // Imported on demand: the PDF library takes long to load.
  const { legalPdf } = await import('../content/legal/legal-pdf.js');
  const content = await legalPdf(texts, {
    ...issuer,
    title: 'Warunki z\u00a0dnia zamówienia',
    date,
  });
  return { filename: 'warunki.pdf', content, contentType: 'application/pdf' };
}

async function paperAttachments(
  papers: readonly DeliveryPapers[],
  company: Company,
): Promise<MailAttachment[]> {
  if (papers.length === 0) return [];
  const { guaranteePdf } = await import('../delivery-papers/guarantee-pdf.js');
  const { declarationPdf } = await import('../delivery-papers/declaration-pdf.js');
  const pdf = (filename: string, content: Buffer) => ({
    filename,
    content,
    contentType: 'application/pdf',
  });
  return [
    pdf('karta-gwarancyjna.pdf', await guaranteePdf(papers, company)),
    ...(papers.some(({ declaration }) => declaration)
      ? [pdf('deklaracja-wlasciwosci-uzytkowych.pdf', await declarationPdf(papers, company))]
      : []),
  ];
}

async function drawing({ settings }: MailGoods, index: number): Promise<MailAttachment> {
  const content = await drawnPicture(fromStored({ ...settings }), DRAWING.width * SHARPNESS);
  const filename = `rysunek-${index + 1}.png`;
  return { filename, content, contentType: 'image/png', cid: drawingId(index) };
}
