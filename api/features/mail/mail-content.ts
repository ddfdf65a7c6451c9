import type { Configuration as Settings } from '../../../engine/configuration/configuration.js';

/** One row of a list of facts or sums. */
export interface MailRow {
  label: string;
  value: string;
  strong?: boolean;
}

/** Something ordered or configured, with its drawing. */
export interface MailGoods {
  name: string;
  features: readonly string[];
  /** "2 szt. × 4 890 zł" */
  pieces: string;
  total: string;
  /** What the law says of it, or of what day its price is. */
  note: string;
  /** Advice that the customer was given; mails of before have none. */
  warnings?: readonly string[];
  /** What its drawing is made of. */
  settings: Settings;
}

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'quote'; title: string; text: string }
  /** Amounts stand in a column of their own at the right. */
  | { kind: 'rows'; title?: string; rows: readonly MailRow[]; amounts?: true }
  | { kind: 'steps'; title: string; items: readonly string[] }
  | { kind: 'goods'; items: readonly MailGoods[] }
  /** `path` is of the shop: "/regulamin". */
  | { kind: 'button'; label: string; path: string }
  | { kind: 'links'; links: readonly { label: string; path: string }[] };

/** What an e-mail says. It is kept as data; its HTML and its text are made of it when it is sent. */
export interface MailContent {
  /** What a list of mails shows after the subject. */
  summary: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** Text pages that go along as files, by slug: what was agreed on must stay readable. */
  documents?: readonly string[];
  /** Of a newsletter's mail: the path of the shop that ends it. */
  unsubscribePath?: string;
}

export interface Mail {
  recipient: string;
  subject: string;
  content: MailContent;
  /** The order that it tells the customer of. */
  orderId?: number;
  /** The inquiry that it is about. */
  inquiryId?: number;
  /** The answer to that inquiry that it brings. */
  inquiryAnswerId?: number;
}

export const textBlock = (text: string): MailBlock => ({ kind: 'text', text });
