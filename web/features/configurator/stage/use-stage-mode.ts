import { useCallback, useEffect, useState } from 'react';
import { recall, remember } from '../../../lib/browser/tab-storage';
import { whenIdle } from '../../../lib/browser/when-idle';
import { askedQuality } from './asked-quality';
import { webglRenderer } from './webgl';

/** The drawing to scale, or the 3D view. */
export type StageMode = 'drawing' | 'space';

interface StageModeState {
  mode: StageMode;
  /** Whether WebGL is available; true until that has been examined. */
  able: boolean;
  choose: (mode: StageMode) => void;
  /** Reports that the scene failed: falls back to the drawing; 3D can be chosen again. */
  giveUp: () => void;
}

const KEY = 'cieniomat-stage';
/** The quality in the URL that stands for the drawing. */
const DRAWING_ONLY = 'rysunek';

/**
 * The drawing is shown first, with the page. When the browser is idle, 3D is loaded, unless there is no WebGL or the
 * visitor has chosen the drawing or saves data. A quality in the URL overrides the choice and the saving of data.
 */
export function useStageMode(): StageModeState {
  const [mode, setMode] = useState<StageMode>('drawing');
  const [able, setAble] = useState(true);
  const giveUp = useCallback(() => setMode('drawing'), []);
  useEffect(
    () =>
      whenIdle(() => {
        if (webglRenderer() === null) setAble(false);
        else if (wantsSpace()) setMode('space');
      }),
    [],
  );
  const choose = useCallback((next: StageMode) => {
    remember(KEY, next);
    setMode(next);
  }, []);
  return { mode, able, choose, giveUp };
}

function wantsSpace(): boolean {
  const asked = askedQuality();
  if (asked !== null) return asked !== DRAWING_ONLY;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return recall(KEY) !== 'drawing' && connection?.saveData !== true;
}
