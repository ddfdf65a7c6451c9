import { readPlaceSize } from '#engine/goods/starting-points/place-size';
import {
  type AdviceNeed,
  MAX_BUDGET,
  PRIORITIES,
  SUN_TIMES,
} from '#engine/goods/starting-points/starting-point';
import { codeIn, readPlace } from './place-links';

/** The fields of the finder that are typed, by their names in the URL. */
export type TypedField = 'szerokosc' | 'glebokosc' | 'budzet';

/** The answers in the URL: as typed, as understood, and what cannot be understood. */
export interface FinderAnswers {
  need: AdviceNeed;
  typed: Record<TypedField, string>;
  errors: Partial<Record<TypedField, string>>;
}

const SIZE_ERROR = 'Podaj wymiar w\u00a0metrach albo centymetrach, na przykład 3,5 albo 350.';
const BUDGET_ERROR = 'Podaj kwotę w\u00a0złotych, na przykład 8000.';
const LONGEST = 20;

/** Reads the answers of the finder; a size may be in metres or centimetres, and what is empty is left open. */
export function readAnswers(search: URLSearchParams): FinderAnswers {
  const errors: FinderAnswers['errors'] = {};
  const text = (name: TypedField): string => (search.get(name) ?? '').trim().slice(0, LONGEST);
  const read = (name: TypedField, parse: (typed: string) => number | null, error: string) => {
    const value = parse(text(name));
    if (value === null && text(name) !== '') errors[name] = error;
    return value;
  };
  const need = {
    place: readPlace(search),
    sun: codeIn(SUN_TIMES, search.get('slonce')) ?? null,
    width: read('szerokosc', readPlaceSize, SIZE_ERROR),
    depth: read('glebokosc', readPlaceSize, SIZE_ERROR),
    budget: read('budzet', readBudget, BUDGET_ERROR),
    priorities: PRIORITIES.map(({ code }) => code).filter((code) =>
      search.getAll('wazne').includes(code),
    ),
  };
  const typed = {
    szerokosc: text('szerokosc'),
    glebokosc: text('glebokosc'),
    budzet: text('budzet'),
  };
  return { need, typed, errors };
}

/** Whole złoty from "8000", "8 000 zł" or "8 tys."; null for anything else. */
function readBudget(text: string): number | null {
  const match = /^(\d{1,7})(?:,00)?(tys\.?)?(zł)?$/i.exec(text.replace(/\s/g, ''));
  const budget = match ? Number(match[1]) * (match[2] ? 1000 : 1) : 0;
  return budget > 0 && budget <= MAX_BUDGET ? budget : null;
}
