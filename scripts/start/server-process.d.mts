import type { Identity } from '../process-lock.mjs';

/** The arguments with which Node runs the built server; the last one is its file. */
export const serverArguments: string[];
export const serverEnvironment: Record<string, string>;

export function startServer(env: Record<string, string>): {
  readonly pid: number;
  /** The address of the server; rejects if the server ends before it has one. */
  readonly ready: Promise<string>;
  readonly ended: Promise<string | number>;
};

export function endServer(server: Identity, patience?: number): Promise<void>;
