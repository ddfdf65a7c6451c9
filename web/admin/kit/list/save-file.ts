/** The file that was offered last: until the next one, because some browsers read it a while after the click. */
let offered = '';

const BROKEN = 'Połączenie zostało przerwane, zanim plik był cały. Spróbuj ponownie.';

/**
 * Fetches a file of the server and saves it once it is whole; until then the browser holds it (a file of 1 GB works in
 * Chromium and takes as much memory). Answers why there is no file, or null.
 */
export async function saveFile(path: string): Promise<string | null> {
  try {
    const response = await fetch(path);
    if (!response.ok) return await reasonOf(response);
    // Fails where the server cuts the connection: half a file is never saved.
    offer(await response.blob(), nameOf(response));
    return null;
  } catch {
    return BROKEN;
  }
}

async function reasonOf(response: Response): Promise<string> {
  try {
    const { error } = (await response.json()) as { error: { message: string } };
    return error.message;
  } catch {
    return `Serwer odpowiedział błędem ${response.status}. Spróbuj ponownie za chwilę.`;
  }
}

/** As the server calls it: `attachment; filename="zamowienia.csv"`. */
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
