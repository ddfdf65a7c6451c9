interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const QUALITY = 0.92;

/**
 * A picture file, its longer side at most `longest` pixels: the file itself, or a smaller one without its metadata. Null
 * where the browser cannot read it.
 */
export async function shrinkPicture(
  file: Blob,
  longest: number,
): Promise<{ file: Blob; size: PictureSize } | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const { width, height } = bitmap;
  const scale = Math.min(1, longest / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const shrunk = scale < 1 ? await drawn(bitmap, size) : file;
  bitmap.close();
  return shrunk && { file: shrunk, size };
}

async function drawn(bitmap: ImageBitmap, { width, height }: PictureSize): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
