import { useState } from 'react';
import * as z from 'zod/mini';
import type { PictureData } from '../../../ui/image/picture';
import { useStaffRequest } from '../../kit/form/staff-request';
import { uploadFile } from '../../kit/form/upload-file';

/** As `<input accept>` takes them. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

const MAX_BYTES = 10 * 1024 * 1024;

const UPLOADED = z.object({
  imageUrl: z.string(),
  picture: z.object({
    url: z.string(),
    width: z.nullable(z.number()),
    height: z.nullable(z.number()),
    placeholder: z.nullable(z.string()),
    alt: z.string(),
    position: z.nullable(z.string()),
    sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
  }),
});

export interface UploadedPicture {
  /** Its name in the library. */
  name: string;
  picture: PictureData;
}

/**
 * Uploads a chosen picture of at most 10 MB, with what it shows if that is known; `problem` says in Polish why the last
 * one was refused.
 */
export function usePictureUpload(onUploaded: (uploaded: UploadedPicture) => void) {
  const request = useStaffRequest();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = async (file: File, alt?: string) => {
    if (file.size > MAX_BYTES) return setProblem('Plik jest za duży: najwyżej 10\u00a0MB.');
    setProblem(null);
    setSending(true);
    const query = alt ? `?alt=${encodeURIComponent(alt)}` : '';
    const answer = await uploadFile(request, `/api/admin/pictures${query}`, file, UPLOADED);
    setSending(false);
    if ('problem' in answer) return setProblem(answer.problem);
    const name = answer.imageUrl.replace('/zdjecia/', '');
    return onUploaded({ name, picture: answer.picture });
  };
  return { upload, sending, problem };
}
