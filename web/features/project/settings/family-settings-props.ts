import type { Category } from '#engine/goods/families/categories';
import type { SharedSettings } from '#engine/trade/project/project';
import type { ProjectPageQuery } from '../project-page.generated';
import type { Products } from '../start';

export interface FamilySettingsProps {
  family: Category;
  settings: SharedSettings;
  products: Products;
  /** The prices in force. */
  prices: ProjectPageQuery['productTypes'][number] | undefined;
  onChange: (settings: SharedSettings) => void;
}
