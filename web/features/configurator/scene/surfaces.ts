import {
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Texture,
} from 'three';
import { type Look, LOOKS } from '../../../../engine/model/looks.js';
import type { Finish } from '../../../../engine/model/material.js';

/** Finishes smoother than this reflect their surroundings, at an intensity that keeps their own colour. */
const MIRRORING = 0.6;
const MIRROR_STRENGTH = 0.15;

/** Finishes that cast no shadow: transparent ones and lamps. */
export function isClear(finish: Finish): boolean {
  const { opacity = 1, glowing = false } = LOOKS[finish];
  return glowing || opacity < 0.7;
}

/** One material for each finish; the colour comes with each part. */
export class Surfaces {
  private readonly made = new Map<Finish, Material>();

  /** Environment map for smooth finishes; none without it. */
  constructor(
    private readonly physical: boolean,
    private readonly mirrored: Texture | null = null,
  ) {}

  of(finish: Finish): Material {
    const known = this.made.get(finish);
    if (known) return known;
    const made = this.make(LOOKS[finish]);
    this.made.set(finish, made);
    return made;
  }

  dispose(): void {
    for (const material of this.made.values()) material.dispose();
    this.made.clear();
  }

  private make({ roughness, metalness = 0, opacity = 1, glowing, thin }: Look): Material {
    const shared = {
      opacity,
      transparent: opacity < 1,
      depthWrite: opacity === 1,
      ...(thin && { side: DoubleSide }),
    };
    if (glowing) return new MeshBasicMaterial(shared);
    if (!this.physical) return new MeshLambertMaterial(shared);
    const envMap = roughness < MIRRORING ? this.mirrored : null;
    return new MeshStandardMaterial({
      ...shared,
      roughness,
      metalness,
      envMap,
      envMapIntensity: MIRROR_STRENGTH,
    });
  }
}
