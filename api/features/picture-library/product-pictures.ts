import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import { Product } from '../catalogue/product.entity.js';
import { PICTURES_PATH, nameInAddress } from '../pictures/picture-files.js';
import type { PicturePlace } from './picture-place.js';

/** The pictures of products, archived ones too. */
export const PRODUCT_PICTURES: PicturePlace = {
  async find(em, pictures) {
    const products = await readProducts(em);
    return products.flatMap(({ id, name: title, version, imageUrl, furtherPictures }) => {
      const useOf = (address: string, part: string, isFixed = false) => {
        const name = nameInAddress(address);
        const path = `/admin/products?product=${id}`;
        return name === null
          ? []
          : [{ name, title, part, path, isFixed, key: `product ${id} ${version}` }];
      };
      const main = nameInAddress(imageUrl) ?? '';
      const continuing = pictures.names.filter((name) => name.startsWith(`${main}-`));
      return [
        ...useOf(imageUrl, 'zdjęcie główne'),
        ...furtherPictures.flatMap((further) => useOf(further.imageUrl, 'dalsze zdjęcie')),
        ...(main ? continuing : []).flatMap((name) =>
          useOf(`${PICTURES_PATH}/${name}`, 'ujęcie dołączone do zdjęcia głównego', true),
        ),
      ];
    });
  },
  replacing: {
    permission: 'catalogue:write',
    async replace(tx, _viewer, uses, { from, to, files, alt }) {
      const ids = uses.map(({ key }) => Number(key.split(' ')[1]));
      const imageUrl = `${PICTURES_PATH}/${to}`;
      for (const product of await tx.find(Product, { id: { $in: ids } })) {
        if (nameInAddress(product.imageUrl) === from)
          Object.assign(product, { imageUrl, uploadedPicture: files });
        product.furtherPictures = product.furtherPictures.map((further) =>
          nameInAddress(further.imageUrl) === from
            ? { imageUrl, alt: alt || further.alt, files }
            : further,
        );
      }
    },
  },
};

const readProducts = (em: EntityManager) =>
  db(em)
    .selectFrom('Product')
    .select(['id', 'name', 'version', 'imageUrl', 'furtherPictures'])
    .orderBy('id')
    .execute();
