export function databaseUrl(serverUrl: string, name: string): string;

export function runSql(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Record<string, unknown>[]>;

export const testRun: {
  postgres: { readonly url: string; stop(): Promise<void> } | undefined;
  serverUrl: string;
  template: string;
};
