import { createHash } from 'node:crypto';
import type { Picture } from './picture.js';
import { subjectOf } from './subject.js';
import { GRADE } from './tone.js';

const EVENING_STOPS = -0.9;

/** What Blender is told of a picture, whatever its size and quality. */
export function sceneOf(picture: Picture) {
  const others = picture.others?.map((other) => ({ ...other, subject: subjectOf(other) }));
  return {
    ...picture,
    alt: undefined,
    exposure: undefined,
    others,
    subject: subjectOf(picture),
  };
}

/** Brighter or darker than measured, in stops: the evening is not to look like day. */
export function stopsOf({ light, exposure }: Picture): number {
  return exposure ?? (light === 'evening' ? EVENING_STOPS : 0);
}

/** Of everything that decides what the picture shows, besides its size and quality. */
export function hashOf(picture: Picture): string {
  return digest([sceneOf(picture), stopsOf(picture), GRADE]);
}

/** Of what Blender renders alone, without the development after it. */
export function filmHashOf(picture: Picture): string {
  return digest(sceneOf(picture));
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
}
