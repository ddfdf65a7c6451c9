import { ShaderChunk, Vector3 } from 'three';
import { LightProbeGridWebGL } from 'three/addons/lighting/LightProbeGridWebGL.js';
import type { SceneRenderer } from '../scene-renderer';

/** Points along x, y and z at which the light from all directions is measured. */
const PROBES = [8, 4, 6] as const;
const TOTAL = PROBES[0] * PROBES[1] * PROBES[2];
/** Points that are measured in one frame of the screen. */
const SLICE = 12;
/** The grid begins this far before the wall, m: behind it, light would leak through. */
const FROM_WALL = 0.05;

/**
 * The light that terrace, wall and product throw back, and how far they keep off the sky's light: measured at a grid of
 * points over the terrace. The materials take it instead of the panorama's light, see `letProbesReplaceSky`.
 */
export class BouncedLight {
  private readonly grid = new LightProbeGridWebGL(1, 1, 1, ...PROBES);

  constructor(private readonly stage: SceneRenderer) {
    letProbesReplaceSky();
    this.grid.visible = false;
  }

  /**
   * Measures the light unless that is done already; nothing in a room, or where the graphics cannot blend between
   * points. `nextFrame` waits for the next frame of the screen and returns false when measuring is to end.
   */
  async measure(nextFrame: () => Promise<boolean>): Promise<void> {
    const { grid, stage } = this;
    const { extensions } = stage.webgl;
    if (grid.visible || stage.isIndoors || !extensions.has('OES_texture_float_linear')) return;
    this.fit();
    for (let start = 0; start < TOTAL; start += SLICE) {
      if (!(await nextFrame())) return;
      stage.lookAround((scene) => {
        if (!grid.parent) scene.add(grid);
        grid.bake(stage.webgl, scene, { start, count: SLICE });
      });
    }
    grid.visible = true;
    stage.bounced = grid;
  }

  dispose(): void {
    this.grid.removeFromParent();
    this.grid.dispose();
  }

  /** Lays the grid over terrace and product. */
  private fit(): void {
    const { min, max } = this.stage.sunlight.shaded;
    const from = new Vector3(min.x, Math.max(min.y, 0), FROM_WALL);
    const size = max.clone().sub(from);
    Object.assign(this.grid, { width: size.x, height: size.y, depth: size.z });
    this.grid.position.copy(from).addScaledVector(size, 0.5);
  }
}

/**
 * Lets materials take the light of a grid of probes instead of the panorama's, because it already contains the sky's as
 * far as nothing is in its way; reflections of rough surfaces are as dark, and coloured alike. Materials are compiled
 * again for the first grid, so this has to run before there is one.
 */
function letProbesReplaceSky(): void {
  if (ShaderChunk.lights_fragment_maps.includes('probeShare')) return;
  ShaderChunk.lights_fragment_maps = `vec3 probeShare = vec3( 1.0 );
${ShaderChunk.lights_fragment_maps}`
    .replace(
      'iblIrradiance += getIBLIrradiance( geometryNormal );',
      `iblIrradiance += getIBLIrradiance( geometryNormal );
      #if NUM_LIGHT_PROBE_GRIDS > 0
        if ( irradiance.g > 0.0 ) {
          probeShare = min( irradiance / max( iblIrradiance, vec3( 0.001 ) ), vec3( 1.5 ) );
          iblIrradiance = vec3( 0.0 );
        }
      #endif`,
    )
    .replace(
      'radiance += iblRadiance;',
      'radiance += iblRadiance * mix( vec3( 1.0 ), probeShare, material.roughness );',
    );
}
