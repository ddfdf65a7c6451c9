export function build(options?: { signal?: AbortSignal }): Promise<string | undefined>;
