import { FAULTS } from './faults.js';
import { STYLE } from './style.js';
import type { Transaction } from './transactions.js';

/** The ids of the ways to pay, as notifications name them. */
const METHODS = [
  [154, 'BLIK'],
  [242, 'Karta płatnicza'],
  [25, 'Przelew z\u00a0banku'],
] as const;

/** The page on which a buyer pays or declines. */
export function payPage({ amount, description, email }: Transaction, isLate: boolean): string {
  const methods = METHODS.map(
    ([id, name], index) =>
      `<label class="method"><input type="radio" name="method" value="${id}"${index === 0 ? ' checked' : ''}> ${name}</label>`,
  );
  const faults = Object.entries(FAULTS).map(
    ([fault, what]) => `<option value="${fault}">${escaped(what)}</option>`,
  );
  return page(
    'Płatność próbna',
    `<p class="what">${escaped(description)}</p>
    <p class="amount">${zloty(amount)}</p>
    <p class="who">Potwierdzenie dla: ${escaped(email)}</p>
    ${isLate ? '<p class="late" role="alert">Czas na tę płatność minął. Wróć do sklepu i\u00a0zacznij od nowa.</p>' : ''}
    <form method="post">
      <fieldset><legend>Jak płacisz?</legend>${methods.join('')}</fieldset>
      <button class="pay" name="decision" value="pay">Zapłać</button>
      <button class="decline" name="decision" value="decline">Odmów</button>
      <details>
        <summary>Co ma pójść nie tak?</summary>
        <label for="fault">Błąd na życzenie, do sprawdzania sklepu</label>
        <select id="fault" name="fault"><option value="">nic</option>${faults.join('')}</select>
      </details>
    </form>`,
  );
}

/** A page with one message, and a link back to the shop. */
export const messagePage = (message: string, backTo?: string): string =>
  page(
    message,
    backTo ? `<p><a class="back" href="${escaped(backTo)}">Wróć do sklepu</a></p>` : '',
  );

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="pl">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escaped(title)}</title>
  <style>${STYLE}</style>
</head>
<body>
  <main>
    <p class="note">Zastępczy operator płatności. Nic tu nie kosztuje.</p>
    <h1>${escaped(title)}</h1>
    ${content}
  </main>
</body>
</html>`;
}

const zloty = (grosze: number): string =>
  `${(grosze / 100).toLocaleString('pl-PL', { minimumFractionDigits: 2, useGrouping: 'always' })}\u00a0zł`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => ESCAPES[each] ?? each);
