/** How work that takes long is followed and ended. */
export interface Watch {
  readonly signal: AbortSignal;
  /** The share that is done, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Takes samples in small steps. */
export interface Sampler {
  /** Those that are complete; a share of the next one counts. */
  readonly samples: number;
  /** Begins the next step. */
  readonly renderSample: () => void;
}

/** Carries out one step after the other until there are enough samples; throws when it is cancelled. */
export async function takeSamples(
  sampler: Sampler,
  wanted: number,
  finished: () => Promise<void>,
  { signal, onProgress }: Watch,
): Promise<void> {
  while (sampler.samples < wanted) {
    signal.throwIfAborted();
    sampler.renderSample();
    await finished();
    onProgress(Math.min(1, sampler.samples / wanted));
  }
  signal.throwIfAborted();
}
