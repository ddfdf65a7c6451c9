import type { Edited } from '../kit/form/save-outcome';
import type { InventoryRowFragment } from './inventory-page.generated';

export interface ItemValues {
  productId: number | null;
  colorVariant: string | null;
  frameColorVariant: string | null;
  stockQuantity: number;
  minStockLevel: number;
  location: string;
}

export const NEW_ITEM: ItemValues = {
  productId: null,
  colorVariant: null,
  frameColorVariant: null,
  stockQuantity: 0,
  minStockLevel: 5,
  location: '',
};

export function edited(item: InventoryRowFragment): Edited<ItemValues> {
  const { product, colorVariant, frameColorVariant, stockQuantity, minStockLevel, version } = item;
  return {
    version,
    values: {
      productId: product.id,
      colorVariant,
      frameColorVariant,
      stockQuantity,
      minStockLevel,
      location: item.location ?? '',
    },
  };
}
