import type { Placement } from '#engine/goods/configuration/configuration';
import type { Category } from '#engine/goods/families/categories';

/** The size (cm), colours and options that a product's to-scale picture is drawn with. */
interface SeedPicture {
  width: number;
  projection: number | null;
  height: number | null;
  color: string;
  frameColor: string;
  controlType: 'manual' | 'electric';
  options: Record<string, number>;
  /** How the product is mounted, where that differs from the default. */
  placement?: Placement;
}

/** A product of the demo catalogue. Sizes in cm, prices as gross decimal strings ("2490.00"). */
export interface SeedProduct {
  id: number;
  name: string;
  description: string;
  category: Category;
  subcategory: string | null;
  featured: boolean;
  /** The product card shows one of the first three: the first that is not a size. */
  specifications: readonly (readonly [name: string, value: string])[];
  basePrice: string;
  pricePerSqm: string | null;
  minWidth: number;
  maxWidth: number;
  minHeight: number | null;
  maxHeight: number | null;
  minProjection: number | null;
  maxProjection: number | null;
  availableColors: readonly string[];
  availableFrameColors: readonly string[];
  /** Variant codes, the default first. */
  availableVariants: readonly string[];
  /** Code of its collection of cloth; absent for products without named cloth. */
  fabricCollection?: string;
  picture: SeedPicture;
}
