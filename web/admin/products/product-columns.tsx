import { PRODUCT_FIELDS } from '#engine/trade/fields/product-fields';
import type { AdminProductSort } from '../../apollo/schema.generated';
import { categoryLabel } from '../../goods/categories';
import { formatDateTime } from '../../lib/dates/format-date';
import { formatMoney } from '../../lib/text/format';
import type { ListColumn } from '../kit/table/use-columns';
import {
  ProductBadges,
  ProductButtons,
  ProductName,
  ProductThumbnail,
  type ProductActions,
} from './product-cells';
import type { ProductRowFragment } from './products-page.generated';

type Column = ListColumn<ProductRowFragment, AdminProductSort>;

const PICTURE: Column = {
  key: 'picture',
  title: 'Zdjęcie',
  width: 96,
  render: (product) => <ProductThumbnail product={product} />,
};

const FACTS: readonly Column[] = [
  {
    key: 'subcategory',
    title: PRODUCT_FIELDS.subcategory.label,
    render: ({ subcategory }) => subcategory,
  },
  {
    key: 'category',
    title: PRODUCT_FIELDS.category.label,
    width: 120,
    sort: { ascend: 'category_asc', descend: 'category_desc' },
    render: ({ category }) => categoryLabel(category),
  },
  {
    key: 'basePrice',
    title: PRODUCT_FIELDS.basePrice.label,
    width: 150,
    align: 'right',
    sort: { ascend: 'price_asc', descend: 'price_desc' },
    render: ({ basePrice }) => formatMoney(basePrice),
  },
  {
    key: 'pricePerSqm',
    title: PRODUCT_FIELDS.pricePerSqm.label,
    width: 120,
    align: 'right',
    sort: { ascend: 'sqm_price_asc', descend: 'sqm_price_desc' },
    render: ({ pricePerSqm }) => (pricePerSqm ? formatMoney(pricePerSqm) : '–'),
  },
  {
    key: 'badges',
    title: 'Odznaka',
    width: 120,
    render: (product) => <ProductBadges product={product} />,
  },
  {
    key: 'changed',
    title: 'Zmieniono',
    width: 180,
    shown: 'optional',
    sort: { ascend: 'changed_asc', descend: 'changed_desc' },
    render: ({ updatedAt }) => formatDateTime(updatedAt),
  },
];

export function productColumns(actions: ProductActions): Column[] {
  return [
    PICTURE,
    {
      key: 'name',
      title: 'Nazwa',
      shown: 'always',
      sort: { ascend: 'name_asc', descend: 'name_desc' },
      render: (product) => <ProductName product={product} actions={actions} />,
    },
    ...FACTS,
    {
      key: 'actions',
      title: 'Działania',
      width: 96,
      shown: 'always',
      render: (product) => <ProductButtons product={product} actions={actions} />,
    },
  ];
}
