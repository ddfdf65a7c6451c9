import { NO_ACCOUNT } from '#engine/trade/shop/bank-transfer';
import { addressOf, joinFacts } from '../../shared/address.js';
import type { Company } from '../content/content.payloads.js';
import type { Logo } from '../pictures/picture.payloads.js';
import {
  type MailContent,
  type MailBlock,
  type MailGoods,
  type MailRow,
  COLORS,
  DISPLAY_FONT,
  TEXT_FONT,
  DRAWING,
  LOGO,
  drawingId,
  mailLink,
  promiseText,
  signed,
} from './mail-content.js';
import { QR_ID, QR_SIZE, type TransferBlock, qrHint, transferRows } from './transfer-block.js';

/** Text that is HTML already. */
class Markup {
  constructor(readonly html: string) {}
}

type Part = string | Markup | readonly Markup[];

/** HTML from a template: texts are escaped, line ends become breaks, markup stays as it is. */
function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const html = strings.map((string, index) => string + htmlOf(parts[index] ?? '')).join('');
  return new Markup(html);
}

const NOTHING = new Markup('');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function htmlOf(part: Part): string {
  if (part instanceof Markup) return part.html;
  if (typeof part !== 'string') return part.map(({ html }) => html).join('');
  return part.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign).replace(/\r?\n/g, '<br>');
}

/** An e-mail as HTML for mail programs: tables, inline styles, no external resources. */
export function mailHtml(content: MailContent, company: Company, publicUrl: string): string {
  const { summary, heading, blocks } = content;
  return markup`<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${heading}</title>
</head>
<body style="margin:0;padding:0;background:${COLORS.paper};">
<div style="display:none;max-height:0;overflow:hidden;">${summary}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLORS.paper};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;overflow-wrap:anywhere;word-break:break-word;font-family:${TEXT_FONT};font-size:16px;line-height:1.55;color:${COLORS.ink};">
${header(company, publicUrl)}
<tr><td style="padding:32px 32px 16px;background:${COLORS.white};">
<h1 style="margin:0 0 20px;font-family:${DISPLAY_FONT};font-size:28px;line-height:1.2;font-weight:500;">${heading}</h1>
${signed(blocks, company).map((block) => blockHtml(block, company, publicUrl))}
</td></tr>
${footer(content, company, publicUrl)}
</table>
</td></tr>
</table>
</body>
</html>
`.html;
}

/** The logo of the company, or its name, above three coloured stripes. */
function header({ name, darkLogo, accent }: Company, publicUrl: string): Markup {
  const slat = (color: string) =>
    markup`<tr><td height="5" style="height:5px;font-size:0;line-height:0;background:${color};">&nbsp;</td></tr>`;
  return markup`<tr><td style="padding:22px 32px;background:${COLORS.shade};">
<a href="${publicUrl}/" style="font-family:${DISPLAY_FONT};font-size:24px;color:${COLORS.paper};text-decoration:none;">${darkLogo ? logo(darkLogo, name) : name}</a>
</td></tr>
${[accent.sun, COLORS.shade, COLORS.sand].map(slat)}`;
}

function logo({ width, height }: Logo, name: string): Markup {
  const shownWidth = Math.round((width * LOGO.height) / height);
  return markup`<img src="cid:${LOGO.cid}" width="${String(shownWidth)}" height="${String(LOGO.height)}" alt="${name}" style="display:block;max-width:100%;height:auto;">`;
}

function footer({ unsubscribePath }: MailContent, company: Company, publicUrl: string): Markup {
  const { name, tagline, nip } = company;
  const link = `color:${COLORS.ink};`;
  return markup`<tr><td style="padding:20px 32px 28px;background:${COLORS.sand};font-size:13px;line-height:1.6;color:${COLORS.inkSoft};">
<strong style="color:${COLORS.ink};">${name}</strong> – ${tagline}<br>
${joinFacts([addressOf(company), nip && `NIP ${nip}`])}${contact(company, link)}<br>
<a href="${publicUrl}/regulamin" style="${link}">Regulamin</a> · <a href="${publicUrl}/polityka-prywatnosci" style="${link}">Polityka prywatności</a>${
    unsubscribePath
      ? markup`<br><a href="${publicUrl}${unsubscribePath}" style="${link}">Wypisz się z\u00a0newslettera</a>`
      : NOTHING
  }
</td></tr>`;
}

/** Telephone and e-mail, each in a line of its own where it is known. */
function contact({ phone, email }: Company, style: string): Markup {
  const call = phone
    ? markup`<br>tel. <a href="tel:${phone.replace(/[^+\d]/g, '')}" style="${style}">${phone}</a>`
    : NOTHING;
  const write = email
    ? markup`<br><a href="mailto:${email}" style="${style}">${email}</a>`
    : NOTHING;
  return markup`${call}${write}`;
}

const CELL = 'vertical-align:top;padding:6px 0;';

/** The HTML of one block of an e-mail, with the space below it. */
function blockHtml(block: MailBlock, company: Company, publicUrl: string): Markup {
  switch (block.kind) {
    case 'text':
    case 'promise': {
      const text = block.kind === 'text' ? block.text : promiseText(block, company);
      return markup`<p style="margin:0 0 16px;">${text}</p>`;
    }
    case 'quote':
      return markup`${title(block.title)}<blockquote style="margin:0 0 24px;padding:2px 0 2px 16px;border-left:3px solid ${company.accent.sun};">${block.text}</blockquote>`;
    case 'rows':
      return markup`${title(block.title)}${table(block.rows.map((it) => row(it, block.amounts ? 'right' : 'left')))}`;
    case 'transfer':
      return transfer(block, company);
    case 'steps':
      return markup`${title(block.title)}<ol style="margin:0 0 24px;padding:0 0 0 20px;">${block.items.map(
        (item) => markup`<li style="margin:0 0 6px;">${item}</li>`,
      )}</ol>`;
    case 'goods':
      return table(block.items.map((item, index) => goods(item, index, company)));
    case 'button':
      return button(block.label, `${publicUrl}${block.path}`);
    case 'answers':
      return markup`${block.answers.map((answer) => button(answer, mailLink(block.to, answer)))}`;
    case 'links':
      return markup`<p style="margin:0 0 16px;font-size:14px;">${block.links.map(
        ({ label, path }) =>
          markup`<a href="${publicUrl}${path}" style="color:${COLORS.ink};">${label}</a><br>`,
      )}</p>`;
  }
}

function title(text: string | undefined): Markup {
  return text ? markup`<h2 style="margin:8px 0 8px;font-size:17px;">${text}</h2>` : NOTHING;
}

function table(rows: readonly Markup[]): Markup {
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse;">${rows}</table>`;
}

function row({ label, value, strong }: MailRow, align: 'left' | 'right'): Markup {
  const looks = strong ? 'font-size:20px;font-weight:700;' : '';
  const border = `border-top:1px solid ${COLORS.line};`;
  return markup`<tr><td style="${CELL}${border}padding-right:16px;color:${COLORS.inkSoft};">${label}</td><td align="${align}" style="${CELL}${border}${looks}">${value}</td></tr>`;
}

function transfer(block: TransferBlock, company: Company): Markup {
  if (!company.iban) return markup`<p style="margin:0 0 24px;">${NO_ACCOUNT}</p>`;
  const size = String(QR_SIZE);
  const rows = transferRows(block, company, company.iban);
  return markup`${title(block.title)}${table(rows.map((it) => row(it, 'left')))}<p style="margin:0 0 24px;font-size:14px;color:${COLORS.inkSoft};"><img src="cid:${QR_ID}" width="${size}" height="${size}" alt="Kod QR do przelewu" style="display:block;margin:0 0 8px;">${qrHint(block)}</p>`;
}

function goods(item: MailGoods, index: number, { accent }: Company): Markup {
  const { name, features, pieces, total, note, warnings = [] } = item;
  const { width, height } = DRAWING;
  const small = `font-size:14px;line-height:1.5;color:${COLORS.inkSoft};`;
  const border = `border-top:1px solid ${COLORS.line};padding:16px 0;vertical-align:top;`;
  return markup`<tr>
<td width="${String(width + 16)}" style="${border}"><img src="cid:${drawingId(index)}" width="${String(width)}" height="${String(height)}" alt="Rysunek: ${name}" style="display:block;border-radius:8px;background:${COLORS.sand};"></td>
<td style="${border}"><strong>${name}</strong><br><span style="${small}">${features.join('\n')}</span><br>${pieces}<br><strong style="font-size:18px;">${total}</strong><br><span style="${small}">${note}</span>${warnings.map(
    (warning) =>
      markup`<p style="margin:8px 0 0;padding-left:8px;border-left:3px solid ${accent.sun};font-size:14px;line-height:1.5;"><strong>Uwaga:</strong> ${warning}</p>`,
  )}</td>
</tr>`;
}

function button(label: string, url: string): Markup {
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;"><tr><td style="border-radius:8px;background:${COLORS.ink};"><a href="${url}" style="display:inline-block;padding:13px 24px;font-weight:600;color:${COLORS.paper};text-decoration:none;">${label}</a></td></tr></table>`;
}
