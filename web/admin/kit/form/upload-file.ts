import type { z } from 'zod/mini';
import { refusalMessage } from './rest-answer';
import type { StaffRequest } from './staff-request';

/** Uploads a file by the REST API; returns the answer, or in Polish why it was refused. */
export async function uploadFile<Answer>(
  request: StaffRequest,
  path: string,
  file: File,
  schema: z.ZodMiniType<Answer>,
): Promise<Answer | { problem: string }> {
  const body = new FormData();
  body.set('file', file);
  try {
    const response = await request(path, { method: 'POST', body });
    const answer: unknown = await response.json();
    return response.ok ? schema.parse(answer) : { problem: refusalMessage(answer) };
  } catch {
    return { problem: 'Nie udało się wysłać pliku. Spróbuj ponownie.' };
  }
}
