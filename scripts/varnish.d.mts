export function hasVarnish(): boolean;
export function startVarnish(
  servers: readonly [string, string],
): Promise<{ url: string; pid: number; stop(): Promise<void> }>;
