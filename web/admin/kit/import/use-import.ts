import { useState } from 'react';

import { useStaffRequest } from '../form/use-staff-request';
import { sendImport, type ImportAnswer } from './send-import';

/** Sends a chosen file to an import route: `preview` as a dry run, `write` for real (true: it was written). */
export function useImport(path: string) {
  const request = useStaffRequest();
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const [sending, setSending] = useState(false);

  const send = async (chosen: File, dryRun: boolean): Promise<ImportAnswer> => {
    setSending(true);
    const next = await sendImport(request, path, chosen, dryRun);
    setSending(false);
    setAnswer(next);
    return next;
  };
  const preview = (chosen: File) => {
    setFile(chosen);
    void send(chosen, true);
  };
  const write = async (): Promise<boolean> => {
    if (!file) return false;
    const { report } = await send(file, false);
    return report?.written ?? false;
  };

  const rows = answer?.report?.rows ?? [];
  const mayWrite = rows.length > 0 && rows.every(({ action }) => action !== 'refused');
  return { file, rows, problem: answer?.problem, mayWrite, sending, preview, write };
}
