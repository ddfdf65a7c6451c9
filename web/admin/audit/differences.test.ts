import { expect, test } from '@jest/globals';
import type { AuditValueKind } from '../../apollo/schema.generated';
import { differencesOf } from './differences';

const change = (kind: AuditValueKind, before: unknown, after: unknown) =>
  differencesOf(
    [{ column: 'x', label: 'Pole', kind, before, after }],
    new Map<number | string, string>([
      [7, 'Ewa Lis'],
      ['staff', 'Biuro'],
    ]),
  );

test.each<[AuditValueKind, unknown, unknown, string | null, string | null]>([
  ['order_status', 'pending', 'shipped', 'Oczekujące', 'Wysłane'],
  ['earlier_status', 'open', 'done', 'w\u00a0toku', 'zakończone'],
  ['money', 2490, 2590.5, '2\u00a0490\u00a0zł', '2\u00a0590,50\u00a0zł'],
  ['flag', false, true, 'nie', 'tak'],
  ['centimetres', 150, 400, '150\u00a0cm', '400\u00a0cm'],
  ['list', ['Biały'], ['Biały', 'Szary'], 'Biały', 'Biały, Szary'],
  ['time', null, '2026-11-21T10:00:00+00:00', null, '21 listopada 2026, 11:00'],
  [
    'transfer_reasons',
    [],
    ['number_named', 'whole_amount'],
    '–',
    'numer zamówienia w\u00a0tytule, kwota równa całej należności',
  ],
  ['day', null, '2026-11-21', null, '21 listopada 2026'],
  ['building_kind', 'house', 'flat', 'Dom jednorodzinny', 'Mieszkanie'],
  ['consent_way', null, 'phone', null, 'telefonicznie'],
  ['order_version_state', 'sent', 'withdrawn', 'wysłana', 'wycofana'],
  ['reminder_kind', null, 'overdue', null, 'Przypomnienie po terminie zapłaty'],
  ['offer_state', 'draft', 'lost', 'Szkic', 'Przegrana'],
  ['offer_version_state', 'sent', 'replaced', 'wysłana', 'zastąpiona'],
  ['offer_lost_reason', null, 'no_answer', null, 'Brak odpowiedzi'],
  ['transfer_state', 'doubtful', 'booked', 'Do wyjaśnienia', 'Zaksięgowany'],
  ['statement_format', 'mt940', 'camt053', 'MT940', 'CAMT.053'],
  ['entry_kind', null, 'paid', null, 'Wpłata'],
  ['payment_method', null, 'transfer', null, 'Przelew'],
  ['invoice_kind', null, 'KOR', null, 'Faktura korygująca'],
  ['delivery_state', 'sent', 'rejected', 'Wysłana', 'Odrzucona przez KSeF'],
  ['secret', '•••', '•••', '•••', '•••'],
  ['factor', '1.00', '1.15', '×\u00a01', '×\u00a01,15'],
  ['price_rounding', 'grosz', 'nines', 'do grosza', 'do końcówki\u00a09\u00a0zł'],
  ['product_state', 'active', 'all', 'W\u00a0sklepie', 'Wszystkie'],
  ['role', 'staff', 'gone', 'Biuro', 'gone'],
  ['permissions', [], ['orders:read', 'gone'], '–', 'Odczyt zamówień, gone'],
  ['category', 'zaluzje', 'zaluzje2', 'Żaluzje', 'zaluzje2'],
  ['setting', 'COMPANY_NIP', 'STARE', 'NIP', 'STARE'],
  ['variants', ['c80', 'nieznany'], ['c80', 'kasetowe'], 'C80, nieznany', 'C80, Kasetowa'],
  ['fabric_collection', null, 'toscana', null, 'Toscana'],
  ['fabrics', [], ['toscana-krem', 'stara'], '–', 'Toscana Krem, stara'],
  ['text', '', 'Łódź', '–', 'Łódź'],
  ['account', 5, 7, 'konto nr\u00a05', 'Ewa Lis'],
])('%s: %j and %j', (kind, before, after, was, is) => {
  expect(change(kind, before, after)).toEqual([{ label: 'Pole', before: was, after: is }]);
});
