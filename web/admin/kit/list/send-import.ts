/** What becomes of one row of the file. */
export interface ImportedRow {
  line: number;
  id: number | null;
  name: string;
  action: 'created' | 'updated' | 'unchanged' | 'refused';
  problems: { column: string; message: string }[];
  /** Of a row that is updated: each cell as it is and as it will be. */
  changes: { column: string; from: string; to: string }[];
}

export interface ImportAnswer {
  report?: { written: boolean; rows: ImportedRow[] };
  /** Why the file as a whole was refused. */
  problem?: string;
}

interface Refusal {
  error: { message: string; report?: ImportAnswer['report'] };
}

/** Sends a file to the import of a list ("/api/admin/products/import"); a dry run writes nothing. */
export async function sendImport(path: string, file: File, dryRun: boolean): Promise<ImportAnswer> {
  const body = new FormData();
  body.set('file', file);
  try {
    const response = await fetch(`${path}${dryRun ? '?dryRun=1' : ''}`, { method: 'POST', body });
    const answer: unknown = await response.json();
    if (response.ok) return { report: answer as ImportAnswer['report'] };
    const { message, report } = (answer as Refusal).error;
    return { problem: message, report };
  } catch {
    return { problem: 'Nie udało się wysłać pliku. Spróbuj ponownie.' };
  }
}
