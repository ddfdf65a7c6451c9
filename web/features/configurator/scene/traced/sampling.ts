/** Progress and cancellation of a long task. */
export interface Watch {
  readonly signal: AbortSignal;
  /** The completed share, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Takes samples in small steps, as the path tracer does tile by tile. */
export interface Sampler {
  /** The number of complete samples; its fraction is the finished share of the next sample. */
  readonly samples: number;
  /** Begins the next step. */
  readonly renderSample: () => void;
}

/**
 * Runs one step after the other, waiting for `finished` after each, to the wanted number of samples; throws when it is
 * cancelled.
 */
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
