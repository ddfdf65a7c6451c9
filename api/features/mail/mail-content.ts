import type { StoredConfiguration } from '#engine/goods/configuration/stored';
import type { Grosze } from '#engine/goods/price/money';
import { deadlineText } from '#engine/trade/shop/opening-hours';
import type { CalendarEvent } from '../../shared/calendar-file.js';
import type { Company } from '../content/content.payloads.js';
import { replyDeadline } from '../content/public-holidays.js';
import type { DeliveryPapers } from '../delivery-papers/delivery-papers.js';
import type { MailKind, Placeholder, ValuesOf } from './mail-kinds.js';

/** One row of a list of facts or sums. */
export interface MailRow {
  label: string;
  value: string;
  strong?: boolean;
}

/** A configured product, which the e-mail shows with its drawing. */
export interface MailGoods {
  name: string;
  features: readonly string[];
  /** "2 szt. × 4 890 zł" */
  pieces: string;
  total: string;
  /** A notice about the right of withdrawal, or the date of the price. */
  note: string;
  /** Advice about the configuration that was shown to the customer; older mails have none. */
  warnings?: readonly string[];
  /** The configuration to draw. */
  settings: StoredConfiguration;
}

export type MailBlock =
  | { kind: 'text'; text: string }
  /** "Zadzwonimy" and by when; the opening hours are read when the mail is sent. `since` is an ISO time. */
  | { kind: 'promise'; text: string; since: string }
  | { kind: 'quote'; title: string; text: string }
  /** With `amounts`, the values are right-aligned. */
  | { kind: 'rows'; title?: string; rows: readonly MailRow[]; amounts?: true }
  /** Data for a transfer to the company, with a QR code; the company's data are read when the mail is sent. */
  | { kind: 'transfer'; title: string; orderId: number; amount: Grosze; due: string }
  | { kind: 'steps'; title: string; items: readonly string[] }
  | { kind: 'goods'; items: readonly MailGoods[] }
  /** `path` is a path on the shop's site: "/regulamin". */
  | { kind: 'button'; label: string; path: string }
  /** Links that open a mail to somebody with the answer as its subject. */
  | { kind: 'answers'; to: string; answers: readonly string[] }
  | { kind: 'links'; links: readonly { label: string; path: string }[] };

/** The content of an e-mail, stored as data; its HTML and its text are made from it when it is sent. */
export interface MailContent {
  /** The preview text that mail programs show after the subject. */
  summary: string;
  heading: string;
  blocks: readonly MailBlock[];
  /**
   * The SHA-256 of legal texts that are attached, because what the customer agreed to must stay readable; in mails of
   * earlier versions of the shop the slug of a page.
   */
  documents?: readonly string[];
  /** What the attached guarantee cards and declarations of performance say. */
  papers?: readonly DeliveryPapers[];
  /** An event, or several, attached for the recipient's calendar. */
  calendar?: CalendarEvent | readonly CalendarEvent[];
  /** PDFs that are attached, as they were when the mail was queued. */
  files?: readonly { name: string; base64: string }[];
  /** The path of the link to unsubscribe; only in mails of the newsletter. */
  unsubscribePath?: string;
}

/** To whom a mail goes, and what it is about. */
interface Addressed {
  recipient: string;
  orderId?: number;
  inquiryId?: number;
  /** The id of the answer to an inquiry that the mail contains. */
  inquiryAnswerId?: number;
  offerId?: number;
}

export interface Mail extends Addressed {
  subject: string;
  content: MailContent;
}

/** A mail without its words, but with what they can name. */
export interface WordlessMail
  extends
    Addressed,
    Pick<MailContent, 'calendar' | 'documents' | 'files' | 'papers' | 'unsubscribePath'> {
  kind: MailKind;
  values: Readonly<Partial<Record<Placeholder, string>>>;
  /** What the mail has to contain whatever its words are. */
  blocks: readonly MailBlock[];
}

/** A mail whose words staff can change; it gets those that hold when it is queued. */
export type CustomerMail = WordlessMail &
  { [Kind in MailKind]: { kind: Kind; values: ValuesOf<Kind> } }[MailKind];

export const textBlock = (text: string): MailBlock => ({ kind: 'text', text });

/** Without the name, which Polish would decline. */
export const GREETING = textBlock('Dzień dobry!');

/** The blocks of a mail with the shop's signature below them; the signature is read when the mail is sent. */
export const signed = (
  blocks: readonly MailBlock[],
  { mailSignature }: Pick<Company, 'mailSignature'>,
): readonly MailBlock[] => (mailSignature ? [...blocks, textBlock(mailSignature)] : blocks);

/** The address of a link that opens a mail with a subject. */
export const mailLink = (to: string, subject: string): string =>
  `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

/** The sentence of a promise: "Zadzwonimy najpóźniej w poniedziałek do 10:00." */
export function promiseText(
  { text, since }: Extract<MailBlock, { kind: 'promise' }>,
  company: Pick<Company, 'week' | 'closedDays'>,
): string {
  const start = new Date(since);
  return `${text} ${deadlineText(replyDeadline(company, start), start)}.`;
}

/** The shop's colours and fonts for mail programs, which support neither CSS variables nor web fonts. */
export const COLORS = {
  paper: '#faf7f1',
  white: '#fffdf9',
  sand: '#efe7da',
  line: '#ded5c6',
  ink: '#1e2326',
  inkSoft: '#59626a',
  shade: '#2f3a40',
} as const;

export const TEXT_FONT = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const DISPLAY_FONT = "'Brygada 1918', Georgia, 'Times New Roman', serif";

/** The content id of the logo, and its height in CSS pixels. */
export const LOGO = { cid: 'logo', height: 40 };

/** The size of a drawing in CSS pixels; it is rendered at twice that. */
export const DRAWING = { width: 160, height: 120 } as const;

/**
 * The content id of the drawing of an item, by the index of the item from 0: the HTML refers to the attachment by it.
 */
export const drawingId = (index: number): string => `rysunek-${index + 1}`;
