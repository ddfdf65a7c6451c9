export interface EmbeddedPostgres {
  readonly url: string;
  readonly pid: number;
  readonly folder: string;
  readonly lost: Promise<void>;
  stop(): Promise<void>;
}

export function startEmbeddedPostgres(options: {
  dataDir: string;
  port?: number;
  durable?: boolean;
  log?: (line: string) => void;
}): Promise<EmbeddedPostgres>;
