import type { Response } from 'express';

export type Fields = Readonly<Record<string, unknown>>;

/** Refuses a request in Przelewy24's format. */
export const refuse = (res: Response, code: number, error: string): void =>
  void res.status(code).json({ error, code });
