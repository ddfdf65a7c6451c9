import type { Response } from 'express';

/** The fields of a message. */
export type Fields = Readonly<Record<string, unknown>>;

/** Answers as Przelewy24 does to what it refuses. */
export const refuse = (res: Response, code: number, error: string): void =>
  void res.status(code).json({ error, code });
