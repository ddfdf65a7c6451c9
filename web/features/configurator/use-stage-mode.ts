import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** The drawing to scale, or the product in space. */
export type StageMode = 'drawing' | 'space';

interface StageModeState {
  mode: StageMode;
  /** The browser can draw in space, as far as is known. */
  able: boolean;
  choose: (mode: StageMode) => void;
  /** The browser cannot: the drawing stays. */
  giveUp: () => void;
}

const KEY = 'cieniomat-stage';
/** What the address may ask for: "?jakosc=rysunek". */
const DRAWING_ONLY = 'rysunek';

/**
 * The drawing comes first, with the page; space follows when the browser has nothing better to do, unless the visitor
 * has chosen the drawing or saves data.
 */
export function useStageMode(): StageModeState {
  const [mode, setMode] = useState<StageMode>('drawing');
  const [failed, setFailed] = useState(false);
  const able = useSyncExternalStore(never, drawsInSpace, () => true) && !failed;
  useEffect(() => {
    if (drawsInSpace() && wantsSpace()) return whenIdle(() => setMode('space'));
  }, []);
  const choose = useCallback((next: StageMode) => {
    remember(next);
    setMode(next);
  }, []);
  const giveUp = useCallback(() => {
    setFailed(true);
    setMode('drawing');
  }, []);
  return { mode, able, choose, giveUp };
}

/** What a browser can do does not change. */
const never = (): (() => void) => () => undefined;

function drawsInSpace(): boolean {
  return 'WebGL2RenderingContext' in window && 'ResizeObserver' in window;
}

function wantsSpace(): boolean {
  const asked = new URLSearchParams(window.location.search).get('jakosc');
  if (asked !== null) return asked !== DRAWING_ONLY;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return recall() !== 'drawing' && connection?.saveData !== true;
}

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 1000 });
  return () => cancelIdleCallback(handle);
}

function recall(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Without storage the choice lasts as long as the page. */
function remember(mode: StageMode): void {
  try {
    sessionStorage.setItem(KEY, mode);
  } catch {
    return;
  }
}
