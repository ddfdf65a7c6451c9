import * as z from 'zod/mini';

import type { PictureData } from '../../../ui/image/picture';
import { refusalMessage } from '../../kit/form/rest-answer';
import type { StaffRequest } from '../../kit/form/use-staff-request';

const UPLOADED = z.object({
  picture: z.object({
    url: z.string(),
    width: z.nullable(z.number()),
    height: z.nullable(z.number()),
    placeholder: z.nullable(z.string()),
    alt: z.string(),
    sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
  }),
});

/** Uploads a picture to the shop; returns the stored picture, or why it was refused. */
export async function uploadPicture(
  request: StaffRequest,
  file: File,
): Promise<{ picture: PictureData } | { problem: string }> {
  const body = new FormData();
  body.set('file', file);
  try {
    const response = await request('/api/admin/pictures', { method: 'POST', body });
    const answer: unknown = await response.json();
    return response.ok ? UPLOADED.parse(answer) : { problem: refusalMessage(answer) };
  } catch {
    return { problem: 'Nie udało się wysłać zdjęcia. Spróbuj ponownie.' };
  }
}
