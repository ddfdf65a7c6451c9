import { createHash } from 'node:crypto';
import type { Picture } from './picture.js';
import { subjectOf } from './subject.js';
import { GRADE } from './tone.js';

const EVENING_STOPS = -0.9;

/** The description of a picture for Blender, independent of its size and quality. */
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

/** Exposure compensation in stops: the evening must not look like day. */
export function stopsOf({ light, exposure }: Picture): number {
  return exposure ?? (light === 'evening' ? EVENING_STOPS : 0);
}

/** A hash of everything that the picture depends on, except size and quality. */
export function hashOf(picture: Picture): string {
  return digest([sceneOf(picture), stopsOf(picture), GRADE]);
}

/** A hash of the input of Blender alone, without the tone mapping after it. */
export function filmHashOf(picture: Picture): string {
  return digest(sceneOf(picture));
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
}
