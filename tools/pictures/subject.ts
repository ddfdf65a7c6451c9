import { checkPlacement } from '#engine/goods/configuration/check-placement';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { familyOf } from '#engine/goods/families/families';
import { derive, shownPose } from '#engine/goods/model/derive';
import type { Model } from '#engine/goods/model/model';
import { boundsOf } from '#engine/goods/model/part';
import { SEED_PRODUCTS } from '../../api/setup/seed/products.js';
import type { SeedProduct } from '../../api/setup/seed/seed-product.js';
import type { Shown } from './picture.js';

/** The description of a product for Blender: the engine's parts in millimetres, everything else in centimetres. */
export interface Subject {
  readonly category: string;
  readonly parts: readonly {
    kind: string;
    finish: string;
    color: string;
    closed: boolean;
    outline: readonly (readonly [number, number])[];
    matrix: readonly number[];
  }[];
  readonly bounds: unknown;
  readonly footprint: unknown;
  readonly setting: unknown;
}

/** A product as the engine models it. */
export function subjectOf(shown: Shown): Subject {
  const configuration = configurationOf(shown);
  const { parts, footprint, setting }: Model = derive(
    configuration,
    shown.deployed === undefined ? shownPose(configuration) : { deployed: shown.deployed },
  );
  return {
    category: configuration.category,
    parts: parts.map(({ kind, material, section, matrix }) => ({
      kind,
      ...material,
      closed: section.closed,
      outline: section.outline,
      matrix,
    })),
    bounds: boundsOf(parts),
    footprint,
    setting,
  };
}

/** The default configuration of a product with the changes. Louvres and slats are open as in the shop's drawings. */
function configurationOf({ productId, change }: Shown): Configuration {
  const { category, availableVariants, picture } = seedProduct(productId);
  const family = familyOf(category);
  const { shownAngles } = family;
  const { placement, ...drawn } = picture;
  return {
    category,
    variant: availableVariants[0] ?? '',
    ...drawn,
    placement: checkPlacement({ placement }, family.placement).value,
    lamelOrientation: shownAngles.lamelOrientation ?? 0,
    openingAngle: shownAngles.openingAngle ?? 0,
    ...change,
  };
}

function seedProduct(id: number): SeedProduct {
  const product = SEED_PRODUCTS.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`The catalogue has no product ${id}`);
  return product;
}
