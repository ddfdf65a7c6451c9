import type { Configuration } from '../configuration/configuration.js';
import type { Category } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import type { Grosze } from '../price/money.js';
import { depthOf, type FittedRequest } from './recommend.js';
import {
  type AdviceNeed,
  PLACES,
  type Priority,
  type ProtectionReason,
  type StartingPoint,
} from './starting-point.js';

/** A starting point fitted to a need, with the price of all pieces. */
export interface Candidate {
  readonly productId: number;
  readonly point: StartingPoint;
  readonly configuration: Configuration;
  readonly pieces: number;
  readonly total: Grosze;
}

/** A need whose sizes are known, cm. */
type SizedNeed = AdviceNeed & { readonly width: number; readonly depth: number };

/** Why a candidate is advised: it is the best, costs less, or protects from one thing. */
type AdviceRole = 'najlepsze' | Priority;

export interface Advised<C extends Candidate> {
  readonly role: AdviceRole;
  readonly candidate: C;
  /** A Polish sentence; null where the lower price is the reason. */
  readonly reason: string | null;
}

const MOST_ADVISED = 3;
/** After the best: a cheaper one, one against rain, and, where none keeps the rain off, against wind or looks. */
const FURTHER_ROLES: readonly Priority[] = ['cena', 'deszcz', 'wiatr', 'prywatnosc'];
const ORDER: readonly AdviceRole[] = ['najlepsze', ...FURTHER_ROLES];
const WEIGHTS = { sun: 2, priority: 3, protection: 0.5, price: 1.5 } as const;

/**
 * Up to three candidates for a need, of different families where possible. What costs more than the budget is left out,
 * unless nothing is within it: then the cheapest is the only one.
 */
export function advise<C extends Candidate>(
  candidates: readonly C[],
  need: AdviceNeed,
): Advised<C>[] {
  const cheapestFirst = candidates.toSorted((a, b) => a.total - b.total);
  const isWithin = ({ total }: C): boolean => total <= (need.budget ?? Infinity) * 100;
  const within = candidates.filter(isWithin);
  const open = within.length > 0 ? within : cheapestFirst.slice(0, 1);
  const least = cheapestFirst[0]?.total ?? 0;
  const score = new Map(open.map((each) => [each, scoreOf(each, need, least)]));
  const ranked = open.toSorted((a, b) => (score.get(b) ?? 0) - (score.get(a) ?? 0));
  const [best] = ranked;
  if (!best) return [];
  const advised: Advised<C>[] = [
    { role: 'najlepsze', candidate: best, reason: reasonFor(best, need.priorities) },
  ];
  const add = (role: Priority, isOther: (candidate: C, shown: C) => boolean): void => {
    if (advised.length === MOST_ADVISED || advised.some((each) => each.role === role)) return;
    const candidate = (role === 'cena' ? cheapestFirst.filter(isWithin) : ranked).find(
      (each) =>
        advised.every((other) => isOther(each, other.candidate)) &&
        (role === 'cena' ? each.total < best.total : protectionOf(each, role)),
    );
    const reason = candidate && role !== 'cena' ? reasonFor(candidate, [role]) : null;
    if (candidate) advised.push({ role, candidate, reason });
  };
  for (const role of FURTHER_ROLES)
    add(role, (a, b) => a.configuration.category !== b.configuration.category);
  for (const role of FURTHER_ROLES) add(role, (a, b) => a.productId !== b.productId);
  return advised.toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role));
}

/** Whether the fitted pieces cover the place and none is larger than it. */
export function coversNeed(
  category: Category,
  { request, pieces }: FittedRequest,
  { place, width, depth, sun, priorities }: SizedNeed,
): boolean {
  const deep = depthOf(place, category);
  const isWide = request.width === Math.ceil(width / pieces);
  if (deep !== null) return isWide && request[deep] === depth;
  // A vertical screen does not cover a terrace; it helps against a low sun, wind and looks.
  const isLow = sun === 'rano' || sun === 'wieczor';
  const isAsked = priorities.includes('wiatr') || priorities.includes('prywatnosc');
  return isWide && (place === 'balkon' || isLow || isAsked);
}

/** The need with the usual sizes of the place where it gives none, so that all candidates are compared at one size. */
export function withSizes(need: AdviceNeed): SizedNeed {
  const usual = PLACES.find(({ code }) => code === need.place);
  return {
    ...need,
    width: need.width ?? usual?.width ?? 0,
    depth: need.depth ?? usual?.depth ?? 0,
  };
}

function scoreOf(candidate: Candidate, need: AdviceNeed, cheapest: Grosze): number {
  const { point, configuration, total } = candidate;
  const { protections = [] } = familyOf(configuration.category);
  const kept = need.priorities.filter((each) => protectionOf(candidate, each));
  return (
    (point.sun === need.sun ? WEIGHTS.sun : 0) +
    kept.length * WEIGHTS.priority +
    protections.filter(({ from }) => protectionOf(candidate, from)).length * WEIGHTS.protection -
    (need.priorities.includes('cena') ? (total / cheapest - 1) * WEIGHTS.price : 0)
  );
}

/** How a candidate protects from something; undefined if it does not. */
function protectionOf(
  { configuration: { category, options } }: Candidate,
  priority: Priority,
): ProtectionReason | undefined {
  return familyOf(category).protections?.find(
    ({ from, option }) => from === priority && (option === undefined || (options[option] ?? 0) > 0),
  );
}

function reasonFor(candidate: Candidate, priorities: readonly Priority[]): string {
  const { benefits, protections = [] } = familyOf(candidate.configuration.category);
  const from = [...priorities, ...protections.map((each) => each.from)];
  const [reason] = from.flatMap((each) => protectionOf(candidate, each)?.reason ?? []);
  return reason ?? benefits[0]?.text ?? candidate.point.reason;
}
