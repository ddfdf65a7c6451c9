import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { recall, remember } from '../../../lib/browser/tab-storage';
import { whenIdle } from '../../../lib/browser/when-idle';

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
  const quality = requestedQuality();
  if (quality !== null) return quality !== DRAWING_ONLY;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return recall(KEY) !== 'drawing' && connection?.saveData !== true;
}

let renderer: string | null | undefined;

/** The name of the WebGL renderer; null without WebGL 2. */
export function webglRenderer(): string | null {
  if (renderer === undefined) renderer = askRenderer();
  return renderer;
}

/** Uses a temporary WebGL context and releases it at once: browsers keep only a few. */
function askRenderer(): string | null {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

/** The quality parameter of the URL: "?jakosc=rysunek", "eco", "standard" or "pelna". */
export function requestedQuality(): string | null {
  return new URLSearchParams(window.location.search).get('jakosc');
}

/** Whether the page is being printed: then a drawing replaces the 3D picture, and closed steps are rendered, too. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // `flushSync`, because the browser prints the page as it is at the end of the event.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
