import { isCategory } from '#engine/goods/families/categories';
import { AppError } from '../../../shared/errors.js';
import { nameInAddress } from '../../pictures/picture-files.js';
import type { UploadedPictures } from '../../pictures/uploaded-pictures.js';
import {
  type BrochureContent,
  type BrochureSource,
  categoryBrochure,
  productBrochure,
} from './brochure-content.js';

/** What a brochure is made from, with the pictures that staff have uploaded. */
interface PicturedSource extends BrochureSource {
  uploads: UploadedPictures;
}

export interface Brochure {
  pdf: Buffer;
  fileName: string;
}

/** The brochure of a product ("produkt-7") or of a category, by its code; throws NOT_FOUND where there is none. */
export async function makeBrochure(source: PicturedSource, name: string): Promise<Brochure> {
  const content = contentOf(source, name);
  if (!content) throw new AppError('NOT_FOUND');
  // Imported at its first use: it takes long to load, and a process may never need it.
  const { brochurePdf } = await import('./brochure-pdf.js');
  const pdf = await brochurePdf(content, await printsOf(content, source));
  return { pdf, fileName: content.fileName };
}

function contentOf(source: BrochureSource, name: string): BrochureContent | null {
  if (isCategory(name)) return categoryBrochure(source, name);
  const [, id] = /^produkt-([1-9]\d{0,8})$/.exec(name) ?? [];
  return id === undefined ? null : productBrochure(source, Number(id));
}

async function printsOf(
  { cover, pages, further }: BrochureContent,
  { pictures, uploads }: PicturedSource,
): Promise<Map<string, Buffer>> {
  const { printedPicture } = await import('./printed-picture.js');
  const addresses = [
    ...(cover ? [cover.imageUrl] : []),
    ...pages.map(({ imageUrl }) => imageUrl),
    ...further.map(({ url }) => url),
  ];
  const prints = new Map<string, Buffer>();
  await Promise.all(
    addresses.map(async (address) => {
      const name = nameInAddress(address) ?? '';
      const path = pictures.pathOf(name);
      const file = path ?? (await uploads.readUsual(name));
      if (file) prints.set(address, await printedPicture(path ?? name, file));
    }),
  );
  return prints;
}
