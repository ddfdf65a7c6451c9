import { refusalMessage } from '../form/rest-answer';
import type { StaffRequest } from '../form/use-staff-request';

/** The object URL of the last file; kept until the next one because some browsers read it only after the click. */
let offered = '';

const BROKEN =
  'Połączenie zostało przerwane, zanim plik pobrał się w\u00a0całości. Spróbuj ponownie.';

/**
 * Downloads a file and saves it only when it is complete; until then it is held in memory (tested with 1 GB in
 * Chromium). Returns the reason of a failure in Polish, or null.
 */
export async function saveFile(request: StaffRequest, path: string): Promise<string | null> {
  try {
    const response = await request(path);
    if (!response.ok) return await reasonOf(response);
    // Throws when the connection breaks: an incomplete file is never saved.
    offer(await response.blob(), nameOf(response));
    return null;
  } catch {
    return BROKEN;
  }
}

async function reasonOf(response: Response): Promise<string> {
  try {
    return refusalMessage(await response.json());
  } catch {
    return `Serwer odpowiedział błędem ${response.status}. Spróbuj ponownie za chwilę.`;
  }
}

/** The name in `Content-Disposition: attachment; filename="zamowienia.csv"`. */
function nameOf({ headers }: Response): string {
  return /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '';
}

function offer(file: Blob, name: string): void {
  URL.revokeObjectURL(offered);
  offered = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = offered;
  link.download = name;
  link.click();
}
