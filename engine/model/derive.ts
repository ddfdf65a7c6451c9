import type { Category } from '../families/categories.js';
import type { Configuration } from '../configuration/configuration.js';
import { windClassOf } from '../place/wind-class.js';
import { awningModel } from '../families/awning/model.js';
import { facadeBlindModel } from '../families/facade-blind/model.js';
import { ROLLED_OUT } from './model.js';
import type { FamilyModel, Model, Pose } from './model.js';
import { pergolaModel } from '../families/pergola/model.js';
import { rollerBlindModel } from '../families/roller-blind/model.js';
import { roofModel } from '../families/roof/model.js';
import { screenModel } from '../families/zip-screen/model.js';

const MODELS: Readonly<
  Record<Category, (configuration: Configuration, pose: Pose) => FamilyModel>
> = {
  markizy: awningModel,
  pergole: pergolaModel,
  zaluzje: facadeBlindModel,
  zadaszenia: roofModel,
  refleksole: screenModel,
  rolety: rollerBlindModel,
};

/** How far a picture shows a product rolled out: what hangs before a window leaves some of it free. */
const SHOWN: Readonly<Record<Category, Pose>> = {
  markizy: ROLLED_OUT,
  pergole: ROLLED_OUT,
  zaluzje: ROLLED_OUT,
  zadaszenia: ROLLED_OUT,
  refleksole: { deployed: 0.7 },
  rolety: { deployed: 0.62 },
};

/** The pose in which a product is shown unless the visitor moves it. */
export function shownPose({ category }: Pick<Configuration, 'category'>): Pose {
  return SHOWN[category];
}

/**
 * The product as it is built: every part in its place, its sizes and what it stands on. All its faces come from
 * here: the drawing, the 3D view, the plan of its shade, the files for other programs and the list of parts.
 */
export function derive(configuration: Configuration, pose: Pose = shownPose(configuration)): Model {
  const windClass = windClassOf(configuration)?.windClass ?? null;
  return { ...MODELS[configuration.category](configuration, pose), windClass };
}
