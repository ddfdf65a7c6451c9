/** The types that customers choose in the inquiry form, with their Polish labels. */
export const MESSAGE_TYPE_LABELS = {
  quote: 'Zapytanie o wycenę',
  technical: 'Pytania techniczne',
  warranty: 'Serwis i gwarancja',
  general: 'Informacje ogólne',
  complaint: 'Reklamacja',
} as const;

/** All types of inquiries with their Polish labels; samples and requests at an order have forms of their own. */
export const INQUIRY_TYPE_LABELS = {
  ...MESSAGE_TYPE_LABELS,
  samples: 'Próbki tkanin',
  order_change: 'Zmiana zamówienia',
  order_cancellation: 'Rezygnacja z\u00a0zamówienia',
  order_invoice: 'Prośba o\u00a0fakturę',
} as const;

/** The statuses of an inquiry in the order of processing, with Polish labels. */
export const INQUIRY_STATUS_LABELS = {
  new: 'Nowe',
  in_progress: 'W trakcie',
  waiting_for_customer: 'Oczekuje na klienta',
  resolved: 'Rozwiązane',
  closed: 'Zamknięte',
} as const;

/** Priorities with Polish labels, the most urgent first. */
export const PRIORITY_LABELS = { high: 'Wysoki', medium: 'Średni', low: 'Niski' } as const;

/** The outcomes of a call to a customer, with Polish labels. */
export const CALL_OUTCOME_LABELS = {
  answered: 'Rozmowa odbyta',
  no_answer: 'Nikt nie odebrał',
  call_back: 'Klient prosi o\u00a0telefon później',
} as const;
