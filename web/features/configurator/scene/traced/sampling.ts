/** Progress and cancellation of a long task. */
export interface Watch {
  readonly signal: AbortSignal;
  /** The completed share, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Takes samples in small steps. */
export interface Sampler {
  /** The number of complete samples; a fraction counts the next one. */
  readonly samples: number;
  /** Begins the next step. */
  readonly renderSample: () => void;
}

/** Runs one step after the other until there are enough samples; throws when it is cancelled. */
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
