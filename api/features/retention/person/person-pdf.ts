import type { EntityManager } from '@mikro-orm/postgresql';
import type { Fact } from '#engine/goods/configuration/facts';
import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { polishTime } from '#engine/locale/polish-time';
import { consentLabel } from '#engine/trade/shop/consent-labels';
import { drawFacts } from '../../../paper/fact-rows.js';
import { type Letterhead, drawHeading, drawLetterhead } from '../../../paper/letterhead.js';
import { LEFT, RIGHT, Sheet } from '../../../paper/sheet.js';
import { contactsOf, readConsents } from '../../customers/customer-file.js';
import { readTimeline } from '../../customers/customer-timeline.js';
import { partsOf, planErasure } from './erase-person.js';
import type { Person } from './person.js';

const COLUMN = { x: LEFT, valueX: LEFT + 150, right: RIGHT };

/** Everything about a person on paper: contact, consents, all matters, and what is kept for how long. */
export async function printPerson(
  em: EntityManager,
  company: Letterhead,
  person: Person,
): Promise<Buffer> {
  const now = new Date();
  const title = 'Dane osobowe';
  const sheet = new Sheet({ title, author: company.name, date: now });
  sheet.numberPages(title);
  drawLetterhead(sheet, company);
  drawHeading(sheet, {
    kind: 'Wydruk danych',
    title,
    subtitle: person.keys.join(', '),
    dates: [{ label: 'Stan na', value: polishTime(now) }],
  });
  drawPart(sheet, 'Dane kontaktowe', contactFacts(person));
  const consents = await readConsents(em, person);
  drawPart(
    sheet,
    'Zgody',
    consents.map((consent) => ({
      label: polishTime(consent.at),
      value:
        consentLabel(consent) +
        (consent.withdrawnAt ? `, wycofana ${polishTime(consent.withdrawnAt)}` : ''),
    })),
  );
  const entries = await readTimeline(em, person);
  drawPart(
    sheet,
    'Sprawy i\u00a0ich historia',
    entries.map(({ at, title: what, amount, text }) => ({
      label: polishTime(at),
      value: [what, amount !== null && formatZloty(parseAmount(amount)), text]
        .filter(Boolean)
        .join('\n'),
    })),
  );
  const { goes, stays } = partsOf(await planErasure(em, person));
  drawPart(
    sheet,
    'Jak długo to przechowujemy',
    [...stays, ...goes].map(({ label, count, reason }) => ({
      label: `${label} (${count})`,
      value: reason ?? 'Usuniemy na żądanie.',
    })),
  );
  return sheet.finish();
}

function contactFacts(person: Person): Fact[] {
  const { names, emails, phones, addresses } = contactsOf(person);
  const { customer } = person;
  const facts = {
    'Imię i\u00a0nazwisko': [customer?.name, ...names],
    Firma: [customer?.companyName],
    NIP: [customer?.companyTaxNumber],
    'E-mail': emails,
    Telefon: [customer?.phone, ...phones],
    Adres: [customer?.address, ...addresses],
    Notatki: [customer?.notes],
  };
  return Object.entries(facts).flatMap(([label, texts]) => {
    const given = [...new Set(texts.filter(Boolean))];
    return given.length > 0 ? [{ label, value: given.join('\n') }] : [];
  });
}

/** A heading with facts below it; nothing where there are none. */
function drawPart(sheet: Sheet, heading: string, facts: readonly Fact[]): void {
  if (facts.length === 0) return;
  sheet.ensureSpace(60);
  sheet.y += 10;
  sheet.paragraph('H2', heading, LEFT, sheet.y, { font: 'display', size: 14.5 });
  sheet.y += 6;
  drawFacts(sheet, facts, COLUMN);
}
