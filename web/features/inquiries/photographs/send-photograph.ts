import { shrinkPicture } from '../../../lib/browser/shrink-picture';

/** What the shop keeps, in pixels of the longer side: more need not be sent. */
const LONGEST = 1600;

interface Answer {
  id?: string;
  error?: { message: string };
}

/** Sends a photograph to the shop; returns its id, or why it was refused. */
export async function sendPhotograph(file: File): Promise<{ id: string } | { problem: string }> {
  // A file that this browser cannot read is sent as it is: the shop says what is wrong with it.
  const shrunk = await shrinkPicture(file, LONGEST).catch(() => null);
  const body = new FormData();
  body.set('file', shrunk?.file ?? file);
  try {
    const response = await fetch('/api/photographs', { method: 'POST', body });
    const { id, error } = (await response.json()) as Answer;
    if (id) return { id };
    if (error) return { problem: error.message };
  } catch {
    // As where the answer is not the shop's.
  }
  return { problem: 'Nie udało się wysłać zdjęcia. Sprawdź połączenie i\u00a0dodaj je ponownie.' };
}
