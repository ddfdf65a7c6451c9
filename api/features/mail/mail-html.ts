import { addressOf, joinFacts } from '../../shared/address.js';
import type { Company } from '../content/content.payloads.js';
import { blockHtml } from './mail-blocks.js';
import { COLORS, DISPLAY_FONT, TEXT_FONT } from './mail-looks.js';
import type { MailContent } from './mail-content.js';
import { type Markup, NOTHING, markup } from './markup.js';

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
${blocks.map((block) => blockHtml(block, company, publicUrl))}
</td></tr>
${footer(content, company, publicUrl)}
</table>
</td></tr>
</table>
</body>
</html>
`.html;
}

/** The name of the company above three coloured stripes. */
function header({ name }: Company, publicUrl: string): Markup {
  const slat = (color: string) =>
    markup`<tr><td height="5" style="height:5px;font-size:0;line-height:0;background:${color};">&nbsp;</td></tr>`;
  return markup`<tr><td style="padding:22px 32px;background:${COLORS.shade};">
<a href="${publicUrl}/" style="font-family:${DISPLAY_FONT};font-size:24px;color:${COLORS.paper};text-decoration:none;">${name}</a>
</td></tr>
${[COLORS.sun, COLORS.shade, COLORS.sand].map(slat)}`;
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
