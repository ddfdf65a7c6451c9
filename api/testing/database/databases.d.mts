import type { ClientConfig } from 'pg';

export function databaseUrl(serverUrl: string, name: string): string;

export function limited(url: string): ClientConfig;

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
