import type { Skill, VisitKind } from '#engine/visits/kinds';
import type { VisitState } from '#engine/visits/states';

/** An absence of a demo crew, on the first working day that is more days after seeding. */
interface SeedAbsence {
  inDays: number;
  /** Minutes after midnight on a Polish clock. */
  from: number;
  until: number;
  reason: string;
}

export interface SeedCrew {
  name: string;
  people: number;
  postcode: string;
  skills: readonly Skill[];
  vehicle: string;
  colour: string;
  hours: { from: number; until: number };
  absences: readonly SeedAbsence[];
}

/** Crews of the demo shop; two start in Łódź, one near Warsaw, and all work from Monday to Friday. */
export const SEED_CREWS: readonly SeedCrew[] = [
  {
    name: 'Pomiary',
    people: 1,
    postcode: '90-001',
    skills: ['measuring'],
    vehicle: 'Caddy EL 4KJ21',
    colour: '#1b5e8c',
    hours: { from: 480, until: 960 },
    absences: [{ inDays: 3, from: 480, until: 660, reason: 'Przegląd samochodu' }],
  },
  {
    name: 'Montaż Łódź',
    people: 3,
    postcode: '90-001',
    skills: ['electrics', 'shading', 'structures'],
    vehicle: 'Sprinter EL 7RC08',
    colour: '#9a4b1c',
    hours: { from: 420, until: 960 },
    absences: [],
  },
  {
    name: 'Montaż Mazowsze',
    people: 2,
    postcode: '05-800',
    skills: ['electrics', 'measuring', 'shading'],
    vehicle: 'Transit WPR 2MT5',
    colour: '#3f6b3a',
    hours: { from: 420, until: 960 },
    absences: [{ inDays: 4, from: 420, until: 960, reason: 'Urlop' }],
  },
];

/** A visit of the demo shop; the customer is the one with this e-mail. */
export interface SeedVisit {
  kind: VisitKind;
  about: 'order' | 'inquiry';
  email: string;
  state: VisitState;
  /** The first day on which it may be, after seeding or before it; null: it waits for a time. */
  inDays: number | null;
  /** Where the customer has given none; otherwise it is the customer's. */
  place?: { postcode: string; address: string };
  note: string;
}

/** A past visit, those of these weeks, and what waits for its time. */
export const SEED_VISITS: readonly SeedVisit[] = [
  {
    kind: 'service',
    about: 'order',
    email: 'agnieszka.kowalska@example.pl',
    state: 'done',
    inDays: -9,
    note: 'Regulacja położeń krańcowych.',
  },
  {
    kind: 'measuring',
    about: 'order',
    email: 'pawel.wojcik@example.com',
    state: 'confirmed',
    inDays: 1,
    note: 'Trzecie piętro, domofon 18.',
  },
  {
    kind: 'installation',
    about: 'order',
    email: 'michal.zielinski@example.com',
    state: 'confirmed',
    inDays: 2,
    note: 'Towar odbiera klient, leży w\u00a0garażu.',
  },
  {
    kind: 'service',
    about: 'inquiry',
    email: 'k.mazur@example.pl',
    state: 'offered',
    inDays: 2,
    place: { postcode: '95-100', address: 'ul. Długa 31, 95-100 Zgierz' },
    note: 'Klientka prosi o\u00a0godziny popołudniowe; zabrać nowy pilot.',
  },
  {
    kind: 'service',
    about: 'inquiry',
    email: 'marek.jablonski@example.com',
    state: 'confirmed',
    inDays: 1,
    place: { postcode: '95-010', address: 'ul. Targowa 6, 95-010 Stryków' },
    note: 'Wymiana wgniecionej rynny.',
  },
  {
    kind: 'measuring',
    about: 'order',
    email: 'krzysztof.kubiak@example.com',
    state: 'asked',
    inDays: null,
    note: 'Sprawdzić ścianę pod wsporniki.',
  },
  {
    kind: 'installation',
    about: 'order',
    email: 'pawel.wojcik@example.com',
    state: 'asked',
    inDays: null,
    note: '',
  },
];
