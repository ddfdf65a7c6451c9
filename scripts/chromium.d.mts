/**
 * The path of a Chromium that starts, with `shell` preferably one without a window; one is installed if there is none.
 */
export function findChromium(options?: { signal?: AbortSignal; shell?: boolean }): Promise<string>;
