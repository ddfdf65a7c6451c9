import type { Configuration } from '../configuration/configuration.js';
import { familyOf } from '../families/families.js';
import type { Model, Pose } from './model.js';

/** The pose in which a product is shown unless the visitor moves it. */
export function shownPose({ category }: Pick<Configuration, 'category'>): Pose {
  return familyOf(category).shownPose;
}

/**
 * The product as it is built: every part in its place, its sizes and what it stands on. All its faces come from
 * here: the drawing, the 3D view, the plan of its shade, the files for other programs and the list of parts.
 */
export function derive(configuration: Configuration, pose: Pose = shownPose(configuration)): Model {
  const { model, windClass } = familyOf(configuration.category);
  return {
    ...model(configuration, pose),
    windClass: windClass?.(configuration)?.windClass ?? null,
  };
}
