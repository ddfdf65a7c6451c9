import { useState } from 'react';

import type { PictureData } from '../../../ui/image/picture';
import { useStaffRequest } from '../../kit/form/use-staff-request';
import { uploadPicture } from './upload-picture';

const MAX_BYTES = 10 * 1024 * 1024;

/** Uploads a chosen picture of at most 10 MB; `problem` says in Polish why the last one was refused. */
export function useUpload(onUploaded: (picture: PictureData) => void) {
  const request = useStaffRequest();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = async (file: File) => {
    if (file.size > MAX_BYTES) return setProblem('Plik jest za duży: najwyżej 10\u00a0MB.');
    setProblem(null);
    setSending(true);
    const answer = await uploadPicture(request, file);
    setSending(false);
    if ('problem' in answer) return setProblem(answer.problem);
    return onUploaded(answer.picture);
  };
  return { upload, sending, problem };
}
