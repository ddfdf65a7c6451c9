import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { toast } from '../../../ui/overlay/toast';
import { refusalMessage } from '../form/rest-answer';
import { useStaffRequest, type StaffRequest } from '../form/staff-request';
import { Allowed } from '../page/allowed';

interface DownloadButtonProps {
  /** The URL of a file to download. */
  href: string;
  children: ReactNode;
}

/** Downloads a file; a refused or interrupted download saves nothing and shows the reason in a toast. */
export function DownloadButton({ href, children }: DownloadButtonProps) {
  const request = useStaffRequest();
  const [loading, setLoading] = useState(false);
  const start = async () => {
    setLoading(true);
    const problem = await saveFile(request, href);
    setLoading(false);
    if (problem)
      toast({ title: 'Nie udało się pobrać pliku', description: problem, tone: 'destructive' });
  };
  return (
    <Button
      href={href}
      download
      loading={loading}
      aria-busy={loading}
      onClick={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      {children}
    </Button>
  );
}

/** The object URL of the last file; kept until the next one because some browsers read it only after the click. */
let offered = '';

const BROKEN =
  'Połączenie zostało przerwane, zanim plik pobrał się w\u00a0całości. Spróbuj ponownie.';

/**
 * Downloads a file and saves it only when it is complete; until then it is held in memory (tested with 1 GB in
 * Chromium). Returns the reason of a failure in Polish, or null.
 */
async function saveFile(request: StaffRequest, path: string): Promise<string | null> {
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

interface ExportButtonProps {
  /** The path of a CSV route: "/api/admin/products.csv". */
  path: string;
  filter: object;
  sort: string;
}

/** Downloads the whole list with its current filters and sort order as a CSV file. */
export function ExportButton({ path, filter, sort }: ExportButtonProps) {
  const params = new URLSearchParams({ sort });
  for (const [name, value] of Object.entries(filter)) {
    if (value !== null && value !== undefined) params.set(name, String(value));
  }
  return (
    <Allowed to="exports:read">
      <DownloadButton href={`${path}?${params}`}>Eksport CSV</DownloadButton>
    </Allowed>
  );
}
