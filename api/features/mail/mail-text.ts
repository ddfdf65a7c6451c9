import { NO_ACCOUNT } from '#engine/trade/shop/bank-transfer';
import { addressOf, joinFacts } from '../../shared/address.js';
import type { Company } from '../content/content.payloads.js';
import {
  type MailBlock,
  type MailContent,
  type MailGoods,
  type MailRow,
  mailLink,
  promiseText,
  signed,
} from './mail-content.js';
import { transferRows } from './transfer-block.js';

/** An e-mail as plain text. */
export function mailText(content: MailContent, company: Company, publicUrl: string): string {
  const { heading, blocks, unsubscribePath } = content;
  const parts = [
    heading.toUpperCase(),
    ...signed(blocks, company).map((block) => blockText(block, company, publicUrl)),
    senderText(company),
  ];
  if (unsubscribePath) parts.push(`Wypisz się z\u00a0newslettera: ${publicUrl}${unsubscribePath}`);
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: MailBlock, company: Company, publicUrl: string): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'promise':
      return promiseText(block, company);
    case 'quote':
      return `${block.title}\n${block.text.replace(/^/gm, '> ')}`;
    case 'rows':
      return titled(block.title, block.rows.map(rowText));
    case 'transfer':
      return company.iban
        ? titled(block.title, transferRows(block, company, company.iban).map(rowText))
        : NO_ACCOUNT;
    case 'steps':
      return titled(
        block.title,
        block.items.map((item, index) => `${index + 1}. ${item}`),
      );
    case 'goods':
      return block.items.map(goodsText).join('\n\n');
    case 'button':
      return `${block.label}: ${publicUrl}${block.path}`;
    case 'answers':
      return block.answers.map((answer) => `${answer}: ${mailLink(block.to, answer)}`).join('\n');
    case 'links':
      return block.links.map(({ label, path }) => `${label}: ${publicUrl}${path}`).join('\n');
  }
}

const titled = (title: string | undefined, lines: readonly string[]): string =>
  [...(title ? [title] : []), ...lines].join('\n');

const rowText = ({ label, value }: MailRow): string => `${label}: ${value}`;

function goodsText(item: MailGoods, index: number): string {
  const { name, features, pieces, total, note, warnings = [] } = item;
  return [
    `${index + 1}. ${name}`,
    ...features,
    `${pieces} = ${total}`,
    note,
    ...warnings.map((warning) => `Uwaga: ${warning}`),
  ].join('\n   ');
}

const senderText = (company: Company): string =>
  [
    '-- ',
    joinFacts([company.name, addressOf(company), company.nip && `NIP ${company.nip}`]),
    joinFacts([company.phone && `tel. ${company.phone}`, company.email]),
  ]
    .filter(Boolean)
    .join('\n');
