import { DataTexture, LinearFilter, RepeatWrapping, type Texture } from 'three';
import { GRAIN_SIZE, type Grain, grainOf } from '../world/grain';

/** The factor by which a grain multiplies colours: `low` at its darkest point, `low + span` at its brightest. */
export interface Shading {
  readonly low: number;
  readonly span: number;
}

/** The grains as textures for the path tracer, which does not support our shaders; each texture is made once. */
export class GrainTextures {
  private readonly made = new Map<string, Texture>();

  /** A grain's shading as a share of `low + span`; the material's colour must be multiplied by that sum. */
  shading(kind: Grain, { low, span }: Shading): Texture {
    return this.texture(`${kind} ${low} ${span}`, () => {
      const grain = grainOf(kind);
      return pixels((index) => {
        const share = (low + (span * (grain[index * 2] ?? 0)) / 255) / (low + span);
        return [share, share, share];
      });
    });
  }

  /**
   * A grain's relief as a normal map. `height` is the relief's height, `side` the side of the grain's square, both in
   * m.
   */
  relief(kind: Grain, height: number, side: number): Texture {
    return this.texture(`${kind} relief`, () => {
      const grain = grainOf(kind);
      const steep = (height * GRAIN_SIZE) / side / 2;
      const at = (x: number, y: number): number =>
        (grain[(wrapped(y) * GRAIN_SIZE + wrapped(x)) * 2 + 1] ?? 0) / 255;
      return pixels((index) => {
        const [x, y] = [index % GRAIN_SIZE, Math.floor(index / GRAIN_SIZE)];
        const [across, along] = [at(x - 1, y) - at(x + 1, y), at(x, y - 1) - at(x, y + 1)];
        const normal = [across * steep, along * steep, 1] as const;
        const length = Math.hypot(...normal);
        return [0.5, 0.5, 0.5].map((half, axis) => half + ((normal[axis] ?? 0) / length) * half);
      });
    });
  }

  dispose(): void {
    for (const texture of this.made.values()) texture.dispose();
  }

  private texture(key: string, make: () => Uint8Array<ArrayBuffer>): Texture {
    const cached = this.made.get(key);
    if (cached) return cached;
    const texture = new DataTexture(make(), GRAIN_SIZE, GRAIN_SIZE);
    texture.wrapS = texture.wrapT = RepeatWrapping;
    texture.magFilter = texture.minFilter = LinearFilter;
    texture.needsUpdate = true;
    this.made.set(key, texture);
    return texture;
  }
}

function wrapped(step: number): number {
  return (step + GRAIN_SIZE) % GRAIN_SIZE;
}

/** RGBA bytes of opaque pixels, whose red, green and blue are given as shares from 0 to 1. */
function pixels(colorOf: (index: number) => readonly number[]): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(GRAIN_SIZE * GRAIN_SIZE * 4);
  for (let index = 0; index < data.length / 4; index += 1) {
    const [red = 0, green = 0, blue = 0] = colorOf(index);
    data.set([red * 255, green * 255, blue * 255, 255], index * 4);
  }
  return data;
}
