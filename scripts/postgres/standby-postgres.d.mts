export interface StandbyPostgres {
  readonly url: string;
  pause(): Promise<unknown>;
  resume(): Promise<unknown>;
  promote(): Promise<unknown>;
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function startStandbyPostgres(primaryUrl: string): Promise<StandbyPostgres>;
