import { keysOf } from '../trade/fields/pick.js';

/** The states of a visit, with Polish labels. */
export const VISIT_STATE_LABELS = {
  /** Wanted, without a time: the customer or staff choose one. */
  asked: 'Do umówienia',
  /** Staff hold a time, to which the customer has not agreed yet. */
  offered: 'Zaproponowana',
  confirmed: 'Umówiona',
  done: 'Wykonana',
  failed: 'Nieudana',
  cancelled: 'Odwołana',
} as const;

export type VisitState = keyof typeof VISIT_STATE_LABELS;

export const VISIT_STATES = keysOf(VISIT_STATE_LABELS);

/** The states in which a visit is still to come. */
export const OPEN_VISIT_STATES: readonly VisitState[] = ['asked', 'offered', 'confirmed'];

/** The states in which a crew has the time of a visit taken. */
export const TAKING_STATES = ['offered', 'confirmed', 'done'] as const;

/** Whether the time of a visit is taken of its crew. */
export const takesTime = ({ state }: { readonly state: VisitState }): boolean =>
  TAKING_STATES.some((each) => each === state);

/** The states in which a visit can get a time, or another one. */
export const PLANNABLE_STATES: readonly VisitState[] = ['asked', 'offered', 'confirmed', 'failed'];

/** What staff can set a state to, besides planning; `asked` gives up the time. */
export const NEXT_VISIT_STATES: Readonly<Record<VisitState, readonly VisitState[]>> = {
  asked: ['cancelled'],
  offered: ['confirmed', 'asked', 'cancelled'],
  confirmed: ['done', 'failed', 'asked', 'cancelled'],
  done: ['confirmed'],
  failed: ['asked', 'cancelled'],
  cancelled: ['asked'],
};
