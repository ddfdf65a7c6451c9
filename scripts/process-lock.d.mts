export interface Identity {
  readonly pid: number;
  readonly started: string | undefined;
}

export function identify(pid?: number): Identity;
