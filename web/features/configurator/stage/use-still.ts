import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { fileLabel } from '#engine/goods/configuration/labels';
import { downloadFile } from '../../../lib/browser/download';
import { toast } from '../../../ui/overlay/toast';
import type { StillOptions } from '../scene/capture';
import type { SceneHandle } from '../scene/scene-view';

interface StillState {
  pending: boolean;
  /** The completed share of a traced picture, 0 to 1; null while none is traced. */
  progress: number | null;
  save: (options: StillOptions) => Promise<void>;
  /** Starts path tracing, which takes minutes. */
  trace: (options: StillOptions) => Promise<void>;
  /** Cancels path tracing; unmounting does that, too. */
  cancel: () => void;
}

/** Functions that save a still of a scene as a file, and their progress. */
export function useStill(
  scene: RefObject<SceneHandle | null>,
  configuration: Configuration,
  onSaved: () => void,
): StillState {
  const [pending, setPending] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);

  const finish = (file: Blob | null): void => {
    if (file) downloadFile(file, `${fileLabel(configuration)}.jpg`);
    else showFailure();
    onSaved();
  };

  async function save(options: StillOptions): Promise<void> {
    setPending(true);
    await shown();
    try {
      const { takePicture } = await import('../scene/capture');
      finish(scene.current && (await takePicture(scene.current, options)));
    } catch {
      finish(null);
    }
  }

  async function trace(options: StillOptions): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    work.current = controller;
    setProgress(0);
    await shown();
    try {
      const { takeTracedPicture } = await import('../scene/traced/take-traced-picture');
      signal.throwIfAborted();
      if (!scene.current) throw new Error('The scene is gone');
      const onProgress = (share: number): void => setProgress(signal.aborted ? null : share);
      const { file, traced } = await takeTracedPicture(scene.current, options, {
        signal,
        onProgress,
      });
      if (!traced) showFallback();
      finish(file);
    } catch {
      if (!signal.aborted) showFailure();
    }
    if (work.current === controller) setProgress(null);
  }

  const cancel = (): void => {
    work.current?.abort();
    setProgress(null);
  };

  return { pending, progress, save, trace, cancel };
}

/** Lets the browser paint the progress before the work blocks the main thread. */
function shown(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function showFailure(): void {
  toast({
    title: 'Nie udało się zrobić zdjęcia',
    description: 'Spróbuj ponownie.',
    tone: 'destructive',
  });
}

function showFallback(): void {
  toast({
    title: 'Zapisaliśmy zwykłe zdjęcie',
    description: 'Karta graficzna nie dokończyła zdjęcia fotorealistycznego.',
  });
}
