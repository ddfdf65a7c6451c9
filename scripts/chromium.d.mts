/**
 * The path of a Chromium that starts: the one in CHROMIUM, an installed one, or one that is installed now. `shell`
 * prefers one without a window. Throws if there is none.
 */
export function findChromium(options?: { signal?: AbortSignal; shell?: boolean }): Promise<string>;
