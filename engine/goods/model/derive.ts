import type { Configuration } from '../configuration/configuration.js';
import { familyOf } from '../families/families.js';
import type { Model, Pose } from './model.js';

/** The pose in which a product is shown unless another is given. */
export function shownPose({ category }: Pick<Configuration, 'category'>): Pose {
  return familyOf(category).shownPose;
}

/**
 * The product as built and mounted, in the given pose: its parts, dimension lines, footprint, setting and wind class.
 * Whatever shows, lists or exports a product starts from this model.
 */
export function derive(configuration: Configuration, pose: Pose = shownPose(configuration)): Model {
  const { model, windClass, openingView } = familyOf(configuration.category);
  return {
    ...model(configuration, pose),
    windClass: windClass?.(configuration)?.windClass ?? null,
    openingView,
  };
}
