import { useReducer } from 'react';

const STEPS = 50;
/** ms; changes of the same setting in quicker succession, as a slider makes them, are one step. */
const PAUSE_BETWEEN_STEPS = 600;

export interface History<T> {
  present: T;
  change: (change: (present: T) => T) => void;
  /** Null where there is nothing to go back to. */
  undo: (() => void) | null;
  /** Null where nothing has been undone. */
  redo: (() => void) | null;
}

interface State<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** What was changed last, and when (ms). */
  last: { names: string; time: number };
}

type Action<T> =
  | { type: 'change'; change: (present: T) => T; time: number }
  | { type: 'undo' | 'redo' };

const NOTHING = { names: '', time: 0 };

/** A value with the 50 values that it had before. */
export function useHistory<T extends object>(initial: T): History<T> {
  const [{ past, present, future }, dispatch] = useReducer(reduce<T>, {
    past: [],
    present: initial,
    future: [],
    last: NOTHING,
  });
  return {
    present,
    change: (change) => dispatch({ type: 'change', change, time: performance.now() }),
    undo: past.length > 0 ? () => dispatch({ type: 'undo' }) : null,
    redo: future.length > 0 ? () => dispatch({ type: 'redo' }) : null,
  };
}

function reduce<T extends object>(state: State<T>, action: Action<T>): State<T> {
  if (action.type === 'change') return changed(state, action.change(state.present), action.time);
  const { past, present, future } = state;
  if (action.type === 'undo') {
    const previous = past.at(-1);
    if (previous === undefined) return state;
    const undone = [present, ...future];
    return { past: past.slice(0, -1), present: previous, future: undone, last: NOTHING };
  }
  const next = future[0];
  if (next === undefined) return state;
  return { past: [...past, present], present: next, future: future.slice(1), last: NOTHING };
}

function changed<T extends object>(state: State<T>, next: T, time: number): State<T> {
  const { past, present, last } = state;
  const names = changedNames(present, next);
  if (names === '') return state;
  const continues = names === last.names && time - last.time < PAUSE_BETWEEN_STEPS;
  return {
    past: continues ? past : [...past, present].slice(-STEPS),
    present: next,
    future: [],
    last: { names, time },
  };
}

/** Paths of the properties that differ: "sizes.width". */
function changedNames(before: object, after: object): string {
  const [from, to] = [before, after].map((value) => Object.entries(value)) as [
    [string, unknown][],
    [string, unknown][],
  ];
  const known = new Map(from);
  return to
    .flatMap(([name, value]) => {
      const old = known.get(name);
      if (old === value) return [];
      if (typeof value !== 'object' || typeof old !== 'object' || !value || !old) return [name];
      const inner = changedNames(old, value);
      return inner === '' ? [] : [`${name}.${inner}`];
    })
    .join(' ');
}
