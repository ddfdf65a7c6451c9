import { parseAmount } from '#engine/goods/price/money';
import { type Item, type Items, familyLabelOf } from '../items.js';

/** The option by which the items of a product differ. */
export const OPTION = 'Przykład';

/** grosze, as UCP counts amounts in the smallest unit of the currency. */
const priceOf = ({ price }: Item) => ({ amount: parseAmount(price), currency: 'PLN' });

/** Items of one product, the first of them featured, as a product of UCP. */
export function catalogProduct(items: Items, origin: string) {
  const [{ product, ...featured }] = items;
  const whole = (path: string) => new URL(path, origin).href;
  const sorted = items.map(priceOf).toSorted((a, b) => a.amount - b.amount);
  const labels = items.flatMap(({ example }) => example ?? []);
  return {
    id: product.identifier,
    title: product.name,
    description: { plain: product.description },
    url: whole(`/produkt/${product.id}`),
    categories: [{ value: familyLabelOf({ product, ...featured }), taxonomy: 'merchant' }],
    price_range: { min: sorted[0]!, max: sorted.at(-1)! },
    media: [{ type: 'image', url: whole(featured.picturePath), alt_text: product.picture.alt }],
    ...(labels.length > 1 && {
      options: [{ name: OPTION, values: labels.map((label) => ({ label })) }],
    }),
    variants: items.map((item) => ({
      id: item.id,
      title: item.example ?? product.name,
      description: { plain: item.description },
      url: whole(item.path),
      price: priceOf(item),
      availability: {
        available: true,
        status: item.isAvailable ? 'in_stock' : 'backorder',
      },
      ...(item.example !== null &&
        labels.length > 1 && { options: [{ name: OPTION, label: item.example }] }),
    })),
  };
}
