import { useState } from 'react';
import { temporal } from 'zundo';
import { createStore, useStore } from 'zustand';

const STEPS = 50;
/** A change of the same setting so soon after the one before it, as a slider makes them, joins its step; ms. */
const PAUSE_BETWEEN_STEPS = 600;

export interface History<T> {
  present: T;
  change: (change: (present: T) => T) => void;
  /** Null where there is nothing to go back to. */
  undo: (() => void) | null;
  /** Null where nothing has been undone. */
  redo: (() => void) | null;
}

/** A value with undo and redo, for up to 50 earlier values. */
export function useHistory<T extends object>(initial: T): History<T> {
  const [{ store, change }] = useState(() => createHistory(initial));
  const { present } = useStore(store);
  const { pastStates, futureStates, undo, redo } = useStore(store.temporal);
  return {
    present,
    change,
    undo: pastStates.length > 0 ? () => undo() : null,
    redo: futureStates.length > 0 ? () => redo() : null,
  };
}

function createHistory<T extends object>(initial: T) {
  const store = createStore<{ present: T }>()(
    temporal(() => ({ present: initial }), { limit: STEPS }),
  );
  let last = { names: '', time: 0 };
  const change = (act: (present: T) => T): void => {
    const { present } = store.getState();
    const next = act(present);
    const step = { names: changedNames(present, next), time: performance.now() };
    if (step.names === '') return;
    const { futureStates, pause, resume } = store.temporal.getState();
    const isQuick = step.time - last.time < PAUSE_BETWEEN_STEPS;
    if (isQuick && step.names === last.names && futureStates.length === 0) pause();
    store.setState({ present: next });
    resume();
    last = step;
  };
  return { store, change };
}

/** The paths of the properties that differ, separated by spaces: "width placement.slope". */
function changedNames(before: object, after: object): string {
  const [from, to] = [before, after].map((value) => Object.entries(value)) as [
    [string, unknown][],
    [string, unknown][],
  ];
  const oldValues = new Map(from);
  return to
    .flatMap(([name, value]) => {
      const old = oldValues.get(name);
      if (old === value) return [];
      if (typeof value !== 'object' || typeof old !== 'object' || !value || !old) return [name];
      const inner = changedNames(old, value);
      return inner === '' ? [] : [`${name}.${inner}`];
    })
    .join(' ');
}
