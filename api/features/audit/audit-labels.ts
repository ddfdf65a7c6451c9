import {
  type ColumnLabel,
  type SubjectLabel,
  list,
  text,
  CREATED,
  ID,
  ORDER_TEXTS,
  account,
  day,
  money,
  number,
  secret,
  time,
} from './column-label.js';
import { ISSUER, SERVICES } from './nested-columns.js';
import { PEOPLE_SUBJECTS } from './people-subjects.js';
import { TRADE_SUBJECTS } from './trade-subjects.js';

/** The labels of the audited tables about offers. */
const OFFER_SUBJECTS: Readonly<Record<string, SubjectLabel>> = {
  offer: {
    label: 'Oferta',
    columns: {
      id: ID,
      ...ORDER_TEXTS,
      token: secret('Klucz strony oferty'),
      state: { label: 'Stan', kind: 'offer_state' },
      inquiry_id: number('Numer zapytania'),
      order_id: number('Numer zamówienia'),
      author_id: account('Kto przygotował'),
      latest_version: number('Najnowsza wersja'),
      current_version: number('Obowiązująca wersja'),
      total_amount: money('Razem'),
      valid_until: day('Ważna do'),
      sent_at: time('Wysłano'),
      opened_at: time('Klient otworzył'),
      asked_at: time('Klient zapytał'),
      accepted_at: time('Przyjęto'),
      lost_reason: { label: 'Powód przegranej', kind: 'offer_lost_reason' },
      lost_note: text('Notatka o\u00a0przegranej'),
      created_at: CREATED,
    },
  },
  offer_version: {
    label: 'Wersja oferty',
    columns: {
      id: ID,
      ...ORDER_TEXTS,
      offer_id: number('Numer oferty'),
      number: number('Wersja'),
      state: { label: 'Stan', kind: 'offer_version_state' },
      services: SERVICES,
      discount: money('Rabat'),
      discount_reason: text('Powód rabatu'),
      total_amount: money('Razem'),
      net: money('Netto'),
      vat: money('VAT'),
      deposit_percent: number('Zaliczka w\u00a0procentach'),
      deposit_days: number('Dni na zaliczkę'),
      rest_days: number('Dni na pozostałą kwotę'),
      valid_until: day('Ważna do'),
      term_weeks_from: number('Termin od (tygodnie)'),
      term_weeks_to: number('Termin do (tygodnie)'),
      text: text('Tekst'),
      issuer: ISSUER,
      author_id: account('Kto przygotował'),
      created_at: CREATED,
      saved_at: time('Zapisano szkic'),
      sent_at: time('Wysłano'),
      opened_at: time('Klient otworzył'),
      remind_on: day('Przypomnienie'),
      decided_at: time('Kiedy przyjęto'),
      decided_name: text('Kto przyjął'),
      consent_way: { label: 'W\u00a0jaki sposób', kind: 'consent_way' },
      decided_from: text('Adres sieciowy'),
      recorded_by_id: account('Kto zapisał rozmowę'),
      decision_note: text('Notatka'),
    },
  },
  offer_question: {
    label: 'Pytanie o\u00a0ofertę',
    columns: {
      id: ID,
      offer_id: number('Numer oferty'),
      version_number: number('Wersja'),
      text: text('Pytanie'),
      asked_at: time('Kiedy zapytano'),
      answer: text('Odpowiedź'),
      answered_at: time('Kiedy odpowiedziano'),
      answered_by_id: account('Kto odpowiedział'),
    },
  },
};

/** The Polish labels of every audited table and its columns, and of what `listExport` records. */
export const SUBJECTS: Readonly<Record<string, SubjectLabel>> = {
  ...TRADE_SUBJECTS,
  ...OFFER_SUBJECTS,
  ...PEOPLE_SUBJECTS,
  list_export: {
    label: 'Eksport listy',
    columns: { file: text('Plik'), filter: list('Filtr'), rows: number('Wiersze') },
  },
  personal_data: {
    label: 'Dane osobowe',
    columns: { deleted: list('Usunięto'), kept: list('Zostało') },
  },
};

/** The label of a column; an unknown one is shown by its own name. */
export const columnLabel = (subjectType: string, column: string): ColumnLabel =>
  SUBJECTS[subjectType]?.columns[column] ?? { label: column, kind: 'data' };
