import { useState } from 'react';
import * as z from 'zod/mini';
import type { PictureData } from '../../ui/image/picture';
import { useStaffRequest } from '../kit/form/staff-request';
import { uploadFile } from '../kit/form/upload-file';

const MAX_BYTES = 10 * 1024 * 1024;

/** Uploads a chosen picture of at most 10 MB; `problem` says in Polish why the last one was refused. */
export function usePictureUpload(onUploaded: (picture: PictureData) => void) {
  const request = useStaffRequest();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = async (file: File) => {
    if (file.size > MAX_BYTES) return setProblem('Plik jest za duży: najwyżej 10\u00a0MB.');
    setProblem(null);
    setSending(true);
    const answer = await uploadFile(request, '/api/admin/pictures', file, UPLOADED);
    setSending(false);
    if ('problem' in answer) return setProblem(answer.problem);
    return onUploaded(answer.picture);
  };
  return { upload, sending, problem };
}

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
