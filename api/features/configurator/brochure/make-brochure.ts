import { isCategory } from '../../../../engine/families/categories.js';
import { AppError } from '../../../shared/errors.js';
import { nameInAddress } from '../../pictures/picture-files.js';
import type { PictureStore } from '../../pictures/picture-store.js';
import {
  type BrochureContent,
  type BrochureSource,
  categoryBrochure,
  productBrochure,
} from './brochure-content.js';

export interface Brochure {
  pdf: Buffer;
  fileName: string;
}

/** The brochure of a product ("produkt-7") or of a category, by its code; throws NOT_FOUND for an unknown one. */
export async function makeBrochure(source: BrochureSource, name: string): Promise<Brochure> {
  const content = contentOf(source, name);
  if (!content) throw new AppError('NOT_FOUND');
  // Imported at its first use: it takes long to load, and a process may never need it.
  const { brochurePdf } = await import('./brochure-pdf.js');
  const pdf = await brochurePdf(content, await printsOf(content, source.pictures));
  return { pdf, fileName: content.fileName };
}

function contentOf(source: BrochureSource, name: string): BrochureContent | null {
  if (isCategory(name)) return categoryBrochure(source, name);
  const [, id] = /^produkt-([1-9]\d{0,8})$/.exec(name) ?? [];
  return id === undefined ? null : productBrochure(source, Number(id));
}

async function printsOf(
  { cover, pages, further }: BrochureContent,
  pictures: PictureStore,
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
      const path = pictures.pathOf(nameInAddress(address) ?? '');
      if (path) prints.set(address, await printedPicture(path));
    }),
  );
  return prints;
}
