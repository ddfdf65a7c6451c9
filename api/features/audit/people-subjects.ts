import {
  CREATED,
  ID,
  account,
  list,
  number,
  secret,
  text,
  time,
  type SubjectLabel,
} from './column-label.js';

/** Tables about customers and about staff. */
export const PEOPLE_SUBJECTS: Readonly<Record<string, SubjectLabel>> = {
  inquiry: {
    label: 'Zapytanie',
    columns: {
      id: ID,
      customer_name: text('Klient'),
      customer_email: text('E-mail klienta'),
      customer_phone: text('Telefon klienta'),
      subject: text('Temat'),
      message: text('Treść'),
      inquiry_type: { label: 'Rodzaj', kind: 'inquiry_type' },
      status: { label: 'Status', kind: 'inquiry_status' },
      priority: { label: 'Priorytet', kind: 'inquiry_priority' },
      assignee_id: account('Kto prowadzi'),
      configuration_id: text('Konfiguracja'),
      order_id: text('Zamówienie'),
      created_at: CREATED,
    },
  },
  inquiry_answer: {
    label: 'Odpowiedź na zapytanie',
    columns: {
      id: ID,
      inquiry_id: number('Numer zapytania'),
      text: text('Treść'),
      author_id: account('Kto'),
      at: time('Kiedy'),
    },
  },
  canned_answer: {
    label: 'Gotowa odpowiedź',
    columns: { id: ID, title: text('Tytuł'), text: text('Treść') },
  },
  call_task: {
    label: 'Telefon do klienta',
    columns: {
      id: ID,
      order_id: number('Numer zamówienia'),
      inquiry_id: number('Numer zapytania'),
      taken_by_id: account('Kto dzwoni'),
      taken_at: time('Wzięto'),
      call_back_at: time('Oddzwonić'),
      done_at: time('Załatwiono'),
    },
  },
  call_attempt: {
    label: 'Rozmowa z\u00a0klientem',
    columns: {
      id: ID,
      task_id: number('Numer zadania'),
      outcome: { label: 'Wynik', kind: 'call_outcome' },
      call_back_at: time('Oddzwonić'),
      note: text('Notatka'),
      at: time('Kiedy'),
      actor_id: account('Kto'),
    },
  },
  user_account: {
    label: 'Konto',
    columns: {
      id: ID,
      email: text('E-mail'),
      name: text('Imię i\u00a0nazwisko'),
      password_hash: secret('Hasło'),
      role: { label: 'Rola', kind: 'role' },
      disabled_at: time('Wyłączone od'),
      created_at: CREATED,
    },
  },
  session: {
    label: 'Sesja',
    columns: {
      id: text('Numer'),
      user_id: account('Konto'),
      address: text('Adres sieciowy'),
      user_agent: text('Przeglądarka'),
      created_at: time('Początek'),
      expires_at: time('Ważna do'),
      revoked_at: time('Zakończona'),
    },
  },
  password_link: {
    label: 'Link do ustawienia hasła',
    columns: {
      id: text('Numer'),
      user_id: account('Konto'),
      token_hash: secret('Link'),
      expires_at: time('Ważny do'),
    },
  },
  api_token: {
    label: 'Token API',
    columns: {
      id: ID,
      owner_id: account('Konto'),
      name: text('Nazwa'),
      prefix: text('Początek tokenu'),
      token_hash: secret('Token'),
      scopes: list('Zakresy'),
      created_at: CREATED,
      expires_at: time('Ważny do'),
      revoked_at: time('Unieważniony'),
    },
  },
};
