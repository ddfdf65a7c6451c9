import type { PictureData } from '../../../ui/image/picture';
import type { FieldProblem } from '../../kit/form/field-problems';

interface Uploaded {
  imageUrl: string;
  picture: PictureData;
}

/** Sends a picture to the shop; a refused one says why. */
export async function uploadPicture(file: File): Promise<Uploaded | FieldProblem> {
  const body = new FormData();
  body.set('file', file);
  try {
    const response = await fetch('/api/admin/pictures', { method: 'POST', body });
    const answer: unknown = await response.json();
    if (response.ok) return answer as Uploaded;
    return {
      path: ['imageUrl'],
      message: (answer as { error: { message: string } }).error.message,
    };
  } catch {
    return { path: ['imageUrl'], message: 'Nie udało się wysłać zdjęcia. Spróbuj ponownie.' };
  }
}
