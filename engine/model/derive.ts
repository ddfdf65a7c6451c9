import type { Configuration } from '../configuration/configuration.js';
import { familyOf } from '../families/families.js';
import type { Model, Pose } from './model.js';

/** The pose of a product until the visitor changes it. */
export function shownPose({ category }: Pick<Configuration, 'category'>): Pose {
  return familyOf(category).shownPose;
}

/**
 * The product as built: all parts in place, its dimension lines and its footprint. Drawings, the 3D view, the
 * computation of shade, the exported files and the parts list are made from this model.
 */
export function derive(configuration: Configuration, pose: Pose = shownPose(configuration)): Model {
  const { model, windClass } = familyOf(configuration.category);
  return {
    ...model(configuration, pose),
    windClass: windClass?.(configuration)?.windClass ?? null,
  };
}
