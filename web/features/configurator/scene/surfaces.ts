import {
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
} from 'three';
import type { Finish } from '../../../../engine/model/material.js';

interface Look {
  readonly roughness: number;
  readonly metalness?: number;
  /** Less than 1 lets through what is behind it. */
  readonly opacity?: number;
  /** Gives light itself. */
  readonly glowing?: boolean;
  /** Skins are seen from both sides. */
  readonly thin?: boolean;
}

const LOOKS: Readonly<Record<Finish, Look>> = {
  aluminium: { roughness: 0.55, metalness: 0.15 },
  steel: { roughness: 0.35, metalness: 0.5 },
  fabric: { roughness: 0.95, thin: true },
  screen: { roughness: 0.9, opacity: 0.9, thin: true },
  glass: { roughness: 0.06, opacity: 0.3 },
  window: { roughness: 0.12, metalness: 0.25 },
  polycarbonate: { roughness: 0.4, opacity: 0.62 },
  net: { roughness: 0.9, opacity: 0.42 },
  cord: { roughness: 0.9 },
  lamp: { roughness: 1, glowing: true },
  heat: { roughness: 1, glowing: true },
  plaster: { roughness: 1 },
  wood: { roughness: 0.85 },
  lawn: { roughness: 1 },
  leaf: { roughness: 0.9 },
};

/** Throws no shadow of its own: the sun passes through, or it is the light. */
export function isClear(finish: Finish): boolean {
  const { opacity = 1, glowing = false } = LOOKS[finish];
  return glowing || opacity < 0.7;
}

/** One material for each finish; what it is coloured comes with each part. */
export class Surfaces {
  private readonly made = new Map<Finish, Material>();

  constructor(private readonly physical: boolean) {}

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
    return new MeshStandardMaterial({ ...shared, roughness, metalness });
  }
}
