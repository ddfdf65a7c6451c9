/** What the shop fills in where the words of a mail name it in two braces: "{{numer}}". */
export const PLACEHOLDERS = {
  number: { word: 'numer', label: 'numer zamówienia, oferty albo zapytania', example: '1024' },
  firstName: { word: 'imię', label: 'imię klienta, w\u00a0mianowniku', example: 'Anna' },
  total: { word: 'kwota', label: 'kwota z\u00a0VAT', example: '4\u00a0890\u00a0zł' },
  day: { word: 'dzień', label: 'termin', example: '15 stycznia 2027' },
  part: { word: 'za co', label: 'zaliczkę, pozostałą kwotę albo zapłatę', example: 'zaliczkę' },
  version: { word: 'wersja', label: 'numer wersji', example: '2' },
  document: { word: 'dokument', label: 'rodzaj i\u00a0numer dokumentu', example: 'Faktura 7/2026' },
  visit: { word: 'wizyta', label: 'pomiar, montaż albo serwis', example: 'montaż' },
  subject: { word: 'temat', label: 'temat wiadomości klienta', example: 'Kolor tkaniny' },
  time: { word: 'czas', label: 'dzień i\u00a0godzina', example: '15 stycznia 2027, 10:24:05' },
  sender: { word: 'e-mail', label: 'adres osoby, która pyta', example: 'anna@example.com' },
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

interface KindOfMail {
  /** In Polish, as staff know it. */
  readonly name: string;
  readonly placeholders: readonly Placeholder[];
}

const ORDER = ['number', 'firstName', 'total'] as const;
const REMINDER = [...ORDER, 'day', 'part'] as const;
const CHANGE = [...ORDER, 'version'] as const;
const VISIT = ['number', 'firstName', 'visit'] as const;
const OFFER = [...ORDER, 'day'] as const;

/**
 * The mails to customers whose words staff can change, in the order of their page. What a mail has no placeholder for,
 * its words cannot name: anybody can enter anybody's e-mail, so the mail about a message repeats nothing of it.
 */
export const MAIL_KINDS = {
  'order-placed': { name: 'Zamówienie złożone', placeholders: ORDER },
  'order-pending': { name: 'Zamówienie znów czeka na potwierdzenie', placeholders: ORDER },
  'order-confirmed': { name: 'Zamówienie potwierdzone', placeholders: ORDER },
  'order-in-production': { name: 'Zamówienie w\u00a0produkcji', placeholders: ORDER },
  'order-shipped': { name: 'Zamówienie wysłane', placeholders: ORDER },
  'order-delivered': { name: 'Zamówienie dostarczone', placeholders: ORDER },
  'order-cancelled': { name: 'Zamówienie anulowane', placeholders: ORDER },
  'accessories-placed': { name: 'Zamówienie samych akcesoriów złożone', placeholders: ORDER },
  'accessories-confirmed': { name: 'Zamówienie akcesoriów potwierdzone', placeholders: ORDER },
  'accessories-in-production': { name: 'Akcesoria w\u00a0przygotowaniu', placeholders: ORDER },
  'accessories-shipped': { name: 'Akcesoria wysłane', placeholders: ORDER },
  'payment-upcoming': { name: 'Przed terminem zapłaty', placeholders: REMINDER },
  'payment-overdue': { name: 'Po terminie zapłaty', placeholders: REMINDER },
  'payment-overdue-again': { name: 'Ponownie po terminie zapłaty', placeholders: REMINDER },
  'payment-received': { name: 'Wpłata zaksięgowana', placeholders: ORDER },
  'payment-refunded': { name: 'Zwrot pieniędzy', placeholders: ORDER },
  'payment-reversed': { name: 'Sprostowanie wpłaty', placeholders: ORDER },
  'refund-reversed': { name: 'Sprostowanie zwrotu', placeholders: ORDER },
  'invoice-issued': { name: 'Faktura wystawiona', placeholders: [...ORDER, 'document'] },
  'change-proposed': { name: 'Zmiana zamówienia do zgody', placeholders: CHANGE },
  'change-accepted': { name: 'Zmiana zamówienia przyjęta', placeholders: CHANGE },
  'change-refused': { name: 'Zmiana zamówienia odrzucona', placeholders: CHANGE },
  'change-withdrawn': { name: 'Propozycja zmiany wycofana', placeholders: CHANGE },
  'data-corrected': { name: 'Dane w\u00a0zamówieniu poprawione', placeholders: ORDER },
  'withdrawal-received': { name: 'Odstąpienie od umowy', placeholders: ['number', 'time'] },
  'offer-sent': { name: 'Oferta', placeholders: OFFER },
  'offer-replaced': { name: 'Nowa wersja oferty', placeholders: [...OFFER, 'version'] },
  'offer-reminder': { name: 'Oferta wkrótce wygaśnie', placeholders: OFFER },
  'offer-answered': { name: 'Odpowiedź na pytanie do oferty', placeholders: OFFER },
  'visit-asked': { name: 'Wizyta: prośba o\u00a0wybór terminu', placeholders: VISIT },
  'visit-confirmed': { name: 'Wizyta umówiona', placeholders: [...VISIT, 'day'] },
  'visit-moved': { name: 'Wizyta przełożona', placeholders: [...VISIT, 'day'] },
  'visit-reminder': { name: 'Wizyta jutro', placeholders: [...VISIT, 'day'] },
  'visit-cancelled': { name: 'Wizyta odwołana', placeholders: VISIT },
  'protocol-signed': { name: 'Podpisany protokół wizyty', placeholders: VISIT },
  'inquiry-received': { name: 'Zapytanie przyjęte', placeholders: ['number'] },
  'request-received': {
    name: 'Wiadomość o\u00a0zamówieniu przyjęta',
    placeholders: ['number', 'subject'],
  },
  'inquiry-answered': {
    name: 'Odpowiedź na zapytanie',
    placeholders: ['number', 'firstName', 'subject'],
  },
  'samples-ordered': { name: 'Próbki zamówione', placeholders: ['number'] },
  'comparison-sent': { name: 'Prośba o\u00a0zdanie', placeholders: ['sender'] },
  'newsletter-confirm': { name: 'Newsletter: potwierdzenie zapisu', placeholders: [] },
  'newsletter-ended': { name: 'Newsletter: wypisanie', placeholders: [] },
} as const satisfies Record<string, KindOfMail>;

export type MailKind = keyof typeof MAIL_KINDS;

/** What is filled in for the placeholders of a kind of mail. */
export type ValuesOf<Kind extends MailKind> = Readonly<
  Record<(typeof MAIL_KINDS)[Kind]['placeholders'][number], string>
>;

/** The first word of a name: "Anna" of "Anna Nowak". */
export const firstNameOf = (name: string): string => name.trim().split(/\s/)[0] ?? '';
