/** How long something is kept: "12 miesięcy" in the privacy policy, and as an interval of the database. */
export interface Period {
  /** The kind of data, as named in the privacy policy. */
  data: string;
  /** How long, and from when on, as the privacy policy says it. */
  duration: string;
  /** As PostgreSQL reads it. */
  interval: string;
  /** Set where the period is counted from the end of the year; otherwise it is counted from the day itself. */
  fromEndOfYear?: true;
}

/**
 * The periods after which data are deleted or made anonymous; the privacy policy and the nightly job both read them
 * here.
 */
export const PERIODS = {
  orders: {
    data: 'dane osobowe w\u00a0zamówieniu i\u00a0w\u00a0dokumentach księgowych',
    duration: '5\u00a0lat od końca roku, w\u00a0którym złożono zamówienie; potem zostają produkt, cena i\u00a0data, bez informacji o\u00a0osobie',
    interval: '5 years',
    fromEndOfYear: true,
  },
  bankTransfers: {
    data: 'przelew z\u00a0wyciągu bankowego (płatnik, jego rachunek i\u00a0tytuł przelewu)',
    duration: '5\u00a0lat od końca roku, w\u00a0którym wpłynął',
    interval: '5 years',
    fromEndOfYear: true,
  },
  inquiries: {
    data: 'zapytania, z\u00a0których nie powstało zamówienie',
    duration: '12\u00a0miesięcy od ostatniej wiadomości',
    interval: '12 months',
  },
  tasks: {
    data: 'zadania obsługi, które nie dotyczą zamówienia',
    duration: '12\u00a0miesięcy od wykonania',
    interval: '12 months',
  },
  unsentPhotographs: {
    data: 'zdjęcie dodane do formularza, którego nie wysłano',
    duration: '24\u00a0godziny, najpóźniej do następnej nocy',
    interval: '1 day',
  },
  fieldPictures: {
    data: 'podpis na protokole i\u00a0na zgodzie na zmianę oraz zdjęcia, które ekipa zrobiła podczas wizyty',
    duration: '5\u00a0lat od podpisu albo zrobienia zdjęcia, najdłużej tak długo jak dane zamówienia, oferty albo zapytania',
    interval: '5 years',
  },
  offers: {
    data: 'oferty, z\u00a0których nie powstało zamówienie',
    duration: '12\u00a0miesięcy od ostatniej zmiany, a\u00a0gdy klient oferty nie przyjął ani nie odrzucił, co najmniej 12\u00a0miesięcy od ostatniego dnia jej ważności',
    interval: '12 months',
  },
  unmatchedWithdrawals: {
    data: 'oświadczenia o\u00a0odstąpieniu, które nie pasują do żadnego zamówienia',
    duration: '12\u00a0miesięcy od otrzymania',
    interval: '12 months',
  },
  carts: {
    data: 'porzucony koszyk',
    duration: '90\u00a0dni od ostatniej zmiany',
    interval: '90 days',
  },
  projects: {
    data: 'zapisany projekt wielu okien, jego nazwa, miejsce i\u00a0link',
    duration: '90\u00a0dni od zapisania',
    interval: '90 days',
  },
  configurations: {
    data: 'zapisana konfiguracja, która nie jest w\u00a0koszyku, projekcie, zapytaniu, ofercie ani zamówieniu, i\u00a0jej link',
    duration: '90\u00a0dni od zapisania',
    interval: '90 days',
  },
  customers: {
    data: 'karta klienta, który nie ma już u\u00a0nas żadnej sprawy',
    duration: '12\u00a0miesięcy od pierwszego kontaktu, najpóźniej do następnej nocy po usunięciu ostatniej sprawy',
    interval: '12 months',
  },
  pendingSubscribers: {
    data: 'niepotwierdzony zapis do newslettera',
    duration: '30\u00a0dni',
    interval: '30 days',
  },
  formerSubscribers: {
    data: 'adres wypisany z\u00a0newslettera, jako dowód zgody i\u00a0jej wycofania',
    duration: '3\u00a0lata od wypisania',
    interval: '3 years',
  },
  mails: {
    data: 'wysłane wiadomości e-mail',
    duration: '90\u00a0dni',
    interval: '90 days',
  },
  webhookEvents: {
    data: 'zdarzenia wysyłane do programów naszych partnerów (numery spraw, kwoty i\u00a0terminy, bez danych osobowych)',
    duration: '30\u00a0dni',
    interval: '30 days',
  },
  auditEntries: {
    data: 'dziennik zmian wprowadzonych przez pracowników',
    duration: '5\u00a0lat od końca roku, w\u00a0którym zmianę zapisano; wpisy o\u00a0usuniętych zapytaniach, ofertach i\u00a0kartach klientów znikają razem z\u00a0nimi',
    interval: '5 years',
    fromEndOfYear: true,
  },
  idempotencyKeys: {
    data: 'techniczne klucze, które chronią przed podwójnym zamówieniem',
    duration: '30\u00a0dni',
    interval: '30 days',
  },
  sessions: {
    data: 'sesje pracowników sklepu',
    duration: 'usuwane, gdy wygasną, najpóźniej następnej nocy',
    interval: '0 days',
  },
} as const satisfies Record<string, Period>;

export type Keeping = keyof typeof PERIODS;

/** The periods as a list in Markdown. */
export const periodsInWords = (): string =>
  Object.values(PERIODS)
    .map(({ data, duration }) => `- ${data}: ${duration}`)
    .join(',\n')
    .concat('.');
