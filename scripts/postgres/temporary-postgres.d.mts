export function startTemporaryPostgres(): Promise<{ readonly url: string; stop(): Promise<void> }>;
