import { isMadeToMeasure } from '#engine/goods/families/categories';
import { productIdentifier, safetyNotes } from '#engine/goods/place/safety';
import { isOwnPath, nameInAddress } from '../pictures/picture-files.js';
import { type PictureStore, onlyAt } from '../pictures/picture-store.js';
import type { Picture } from '../pictures/picture.payloads.js';
import type { Product } from './product.entity.js';

/** A product as it is stored, without what is derived from its specifications, its picture files and its family. */
export type StoredProduct = Omit<
  Product,
  'picture' | 'gallery' | 'identifier' | 'safetyNotes' | 'highlights'
>;

const HIGHLIGHTS = 3;

/** px, the size of the drawings of products at /rysunki. */
const DRAWING_SIZE = { width: 800, height: 600 };

/** A stored product as the shop shows it today; a product without a picture shows its to-scale drawing. */
export function showProduct(pictures: PictureStore, product: StoredProduct): Product {
  const name = nameInAddress(product.imageUrl);
  const picture = name === null ? givenPicture(product) : namedPicture(name, pictures, product);
  const further = name === null ? [] : pictures.furtherOf(name);
  return {
    ...product,
    imageUrl: picture.url,
    picture,
    gallery: [
      picture,
      ...ownPictures(pictures, product),
      ...further,
      ...(isMadeToMeasure(product.category) ? [measuredDrawing(product)] : []),
    ],
    identifier: product.sku ?? productIdentifier(product.category, product.id),
    safetyNotes: safetyNotes(product.category),
    // Specifications are absent from the rows of a list that does not select them.
    highlights: (product.specifications ?? []).slice(0, HIGHLIGHTS),
  };
}

function namedPicture(name: string, pictures: PictureStore, product: StoredProduct): Picture {
  const { uploadedPicture, name: alt } = product;
  if (uploadedPicture) return pictures.show(name, { ...uploadedPicture, alt });
  return pictures.find(name) ?? drawing(product);
}

/** The further pictures that staff have entered; they are absent from the rows of a list that does not select them. */
const ownPictures = (pictures: PictureStore, product: StoredProduct): Picture[] =>
  (product.furtherPictures ?? []).map(({ imageUrl, alt, files }) => {
    const name = nameInAddress(imageUrl);
    if (name !== null && files) return pictures.show(name, files, alt);
    const stored = pictures.at(imageUrl);
    return stored ? { ...stored, alt } : onlyAt(imageUrl, alt);
  });

function givenPicture(product: StoredProduct): Picture {
  const { imageUrl, name } = product;
  if (!isOwnPath(imageUrl)) return drawing(product);
  return onlyAt(imageUrl, name, imageUrl.startsWith('/rysunki/') ? DRAWING_SIZE : undefined);
}

function drawing({ id, name }: StoredProduct): Picture {
  return onlyAt(`/rysunki/produkt/${id}.svg`, `${name} – rysunek w\u00a0skali`, DRAWING_SIZE);
}

function measuredDrawing({ id, name }: StoredProduct): Picture {
  const alt = `${name} – rysunek w\u00a0skali z\u00a0wymiarami`;
  return onlyAt(`/rysunki/produkt/${id}-wymiary.svg`, alt, DRAWING_SIZE);
}
