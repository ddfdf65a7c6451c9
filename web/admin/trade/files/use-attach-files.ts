import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { FileSubject } from '../../../apollo/schema.generated';
import { toast } from '../../../ui/overlay/toast';
import { refusalMessage } from '../../kit/form/rest-answer';
import { refetchActive, useStaffRequest } from '../../kit/form/staff-request';
import { AttachedFilesDocument } from './attached-files.generated';

const MAX_BYTES = 20 * 1024 * 1024;
const TOO_LARGE = 'Plik jest za duży: najwyżej 20\u00a0MB.';

/** Attaches files one after another; a toast says of each why it was refused. */
export function useAttachFiles(subject: FileSubject, subjectId: number) {
  const client = useApolloClient();
  const request = useStaffRequest();
  const [waiting, setWaiting] = useState(0);
  const last = useRef(Promise.resolve());

  /** Returns why the file was refused. */
  const send = async (file: File): Promise<string | null> => {
    if (file.size > MAX_BYTES) return TOO_LARGE;
    const body = new FormData();
    body.set('file', file);
    const path = `/api/admin/files/${subject}/${subjectId}`;
    try {
      const response = await request(path, { method: 'POST', body });
      return response.ok ? null : refusalMessage(await response.json());
    } catch {
      return 'Nie udało się wysłać pliku. Spróbuj ponownie.';
    }
  };
  const attachNow = async (file: File): Promise<void> => {
    const description = await send(file);
    if (description !== null)
      toast({ title: `Nie dołączono: ${file.name}`, description, tone: 'destructive' });
    else refetchActive(client, [AttachedFilesDocument]);
    setWaiting((count) => count - 1);
  };
  const attach = (file: File) => {
    setWaiting((count) => count + 1);
    last.current = last.current.then(() => attachNow(file));
  };
  return { attach, isSending: waiting > 0 };
}
