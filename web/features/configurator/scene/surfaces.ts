import {
  Color,
  DataTexture,
  DoubleSide,
  FrontSide,
  LinearFilter,
  LinearMipmapLinearFilter,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  RGFormat,
  type Texture,
} from 'three';
import { type Look, LOOKS } from '#engine/goods/model/looks';
import type { Finish } from '#engine/goods/model/material';
import { GRAIN_SIZE, type Grain, grainOf } from './world/grain';
import { type GrainLook, withGrain } from './world/grain-shader';

/** The close-up look of finishes; the fields are explained at GrainLook. */
export const GRAINS: Readonly<Partial<Record<Finish, GrainLook & { readonly grain: Grain }>>> = {
  fabric: { grain: 'weave', side: 0.09, relief: 0.0004, through: 0.42, seams: true },
  screen: { grain: 'mesh', side: 0.06, relief: 0.0003, through: 0.35 },
  net: { grain: 'mesh', side: 0.04, relief: 0, through: 0.3 },
  wood: { grain: 'wood', side: 0.7, relief: 0.0012 },
  plaster: { grain: 'plaster', side: 0.4, relief: 0.0016 },
  aluminium: { grain: 'coat', side: 0.08, relief: 0.0001 },
  steel: { grain: 'brushed', side: 0.1, relief: 0.00012 },
  polycarbonate: { grain: 'ribs', side: 0.26, relief: 0.0006, through: 0.4 },
  glass: { grain: 'plain', side: 1, relief: 0, edge: '#5f9c86' },
  leaf: { grain: 'plain', side: 1, relief: 0, through: 0.4 },
};

const ON = new Color(3, 3, 3);
const OFF = new Color(0.5, 0.55, 0.62);

/** Whether a finish casts no shadow: lamps, and finishes with an opacity below 0.7. */
export function isClear(finish: Finish): boolean {
  const { opacity = 1, glowing = false } = LOOKS[finish];
  return glowing || opacity < 0.7;
}

/** One material for each finish outdoors and one in rooms; the colour comes with each part. */
export class Surfaces {
  private readonly made = new Map<string, Material>();
  private readonly grains = new Map<Grain, DataTexture>();
  /** The material of a house that is seen from behind: transparent. */
  readonly ghost = new MeshBasicMaterial({
    color: '#f4efe6',
    transparent: true,
    opacity: 0.16,
    depthWrite: false,
  });

  /** The colour of the surfaces of lamps: brighter than white after dark, a pale cover by day. */
  private readonly glow = new Color(OFF);

  constructor(
    private readonly physical: boolean,
    private readonly anisotropy: number,
  ) {}

  /** The material of a finish outdoors or in a room. */
  of(finish: Finish, indoors = false): Material {
    const key = `${finish} ${indoors}`;
    const cached = this.made.get(key);
    if (cached) return cached;
    const made = this.make(finish, indoors);
    this.made.set(key, made);
    return made;
  }

  /** Switches the surfaces of all lamps on or off. */
  light(on: boolean): void {
    this.glow.set(on ? ON : OFF);
    for (const material of this.made.values()) {
      if (material instanceof MeshBasicMaterial) material.color.copy(this.glow);
    }
  }

  /** The grain's texture, created when it is first needed. */
  grain(kind: Grain): Texture {
    const cached = this.grains.get(kind);
    if (cached) return cached;
    const texture = new DataTexture(grainOf(kind), GRAIN_SIZE, GRAIN_SIZE, RGFormat);
    texture.wrapS = texture.wrapT = RepeatWrapping;
    texture.magFilter = LinearFilter;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.generateMipmaps = true;
    texture.anisotropy = this.anisotropy;
    texture.needsUpdate = true;
    this.grains.set(kind, texture);
    return texture;
  }

  dispose(): void {
    for (const material of this.made.values()) material.dispose();
    for (const texture of this.grains.values()) texture.dispose();
    this.ghost.dispose();
    this.made.clear();
    this.grains.clear();
  }

  private make(finish: Finish, indoors: boolean): Material {
    const look = LOOKS[finish];
    const shared = {
      opacity: look.opacity ?? 1,
      transparent: (look.opacity ?? 1) < 1,
      depthWrite: (look.opacity ?? 1) === 1,
      // The lit faces cast the shadows: if the back faces did, light would leak in where two bodies meet.
      // The offset moves faces that are seen edge-on behind the cloth in front of them, through which they would dot.
      ...(look.thin
        ? { side: DoubleSide }
        : { shadowSide: FrontSide, polygonOffset: true, polygonOffsetFactor: 1 }),
    };
    if (look.glowing) return new MeshBasicMaterial({ ...shared, color: this.glow });
    const made = this.physical ? this.shining(look, shared) : new MeshLambertMaterial(shared);
    const grain = GRAINS[finish];
    if (!grain && !indoors) return made;
    return withGrain(made, this.grain(grain?.grain ?? 'plain'), {
      ...(grain ?? { side: 1, relief: 0 }),
      relief: this.physical ? (grain?.relief ?? 0) : 0,
      indoors,
    });
  }

  private shining({ roughness, metalness = 0 }: Look, shared: object): MeshStandardMaterial {
    return new MeshStandardMaterial({
      ...shared,
      roughness,
      metalness,
    });
  }
}
