import { createHash } from 'node:crypto';
import { findFabric } from '#engine/goods/fabrics/fabrics';
import type { Picture } from './picture.js';
import { subjectOf } from './subject.js';
import { GRADE } from './tone.js';

const EVENING_STOPS = -0.5;

/** The description of a picture for Blender, without what affects only the tone mapping. */
export function sceneOf(picture: Picture) {
  const { built } = picture;
  const others = picture.others?.map((other) => ({ ...other, subject: subjectOf(other) }));
  return {
    ...picture,
    alt: undefined,
    exposure: undefined,
    gain: undefined,
    others,
    subject: subjectOf(picture),
    fabric: picture.fabric === undefined ? undefined : fabricOf(picture.fabric),
    built: typeof built === 'object' ? subjectOf({ ...picture, ...built }) : built,
  };
}

/**
 * What Blender needs to weave a cloth: its colour, threads per centimetre, and openness and light transmittance in per
 * cent.
 */
function fabricOf(id: string) {
  const fabric = findFabric(id);
  if (!fabric) throw new Error(`There is no fabric ${id}`);
  const { hex, light, collection } = fabric;
  return { hex, light, weave: collection.weave, openness: collection.openness };
}

/** The exposure compensation in stops; evenings are kept darker, because they must not look like days. */
export function stopsOf({ light, exposure }: Picture): number {
  return exposure ?? (light === 'evening' ? EVENING_STOPS : 0);
}

/** A hash of a picture's scene and tone mapping, without the scale and the samples with which it is rendered. */
export function hashOf(picture: Picture): string {
  return digest([sceneOf(picture), stopsOf(picture), picture.gain, GRADE]);
}

/** A hash of Blender's input alone, without the tone mapping that follows. */
export function filmHashOf(picture: Picture): string {
  return digest(sceneOf(picture));
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
}
