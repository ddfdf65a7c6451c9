import {
  BackSide,
  BoxGeometry,
  Group,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  ShadowMaterial,
  type Texture,
  Vector3,
  Vector4,
} from 'three';
import { LAWN_SHADING, LAWN_SIDE } from './lawn-look';

/**
 * The plot in the panorama, m: hedges on the left and the right, behind the house and in front of it (tools/pictures).
 */
const PLOT = { x: [-17, 17], z: [-13, 19] } as const;
/** The position from which the panorama was rendered, m: y is above the lawn, z in front of the house's wall. */
export const EYE = new Vector3(0, 2.4, 4);
/** The part of the panorama that its picture contains, degrees above the horizon. */
export const BAND = { low: -90, high: 45 } as const;
const SKY = 60;
const BEYOND = 90;
/** The opacity of shadows on the lawn. */
const SHADE = 0.5;

const VERTEX = `
varying vec3 vAt;
varying vec3 vWorld;
void main() {
  vAt = position;
  vec4 world = modelMatrix * vec4( position, 1.0 );
  vWorld = world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

/** Samples the panorama in the direction of each point; near the camera the lawn has a grain of its own. */
const FRAGMENT = `
uniform sampler2D panorama;
uniform sampler2D grain;
uniform vec3 eye;
uniform vec2 band;
uniform vec4 plot;
uniform float lawn;
uniform float strength;
varying vec3 vAt;
varying vec3 vWorld;
void main() {
  vec3 at = vAt;
  #ifdef GROUND
    at.xz = clamp( at.xz, plot.xy, plot.zw );
  #endif
  vec3 way = normalize( at - eye );
  float rise = asin( clamp( way.y, -1.0, 1.0 ) );
  vec2 uv = vec2( atan( way.z, way.x ) * 0.15915494 + 0.5, ( rise - band.x ) / ( band.y - band.x ) );
  vec3 color = texture2D( panorama, vec2( uv.x, clamp( uv.y, 0.002, 0.998 ) ) ).rgb;
  #ifdef GROUND
    float near = strength * smoothstep( 34.0, 3.0, distance( cameraPosition, vWorld ) );
    float blades = texture2D( grain, vAt.xz / lawn ).r * 0.65 + texture2D( grain, vAt.zx / ( lawn * 3.7 ) ).r * 0.35;
    color *= mix( 1.0, ${LAWN_SHADING.low} + ${LAWN_SHADING.span} * blades, near );
  #endif
  gl_FragColor = vec4( color, 1.0 );
  #include <colorspace_fragment>
}`;

/** The garden around the house: the panorama, projected onto the ground and the hedges of its plot. */
export class Backdrop {
  readonly group = new Group();
  private readonly uniforms = {
    panorama: { value: null as Texture | null },
    grain: { value: null as Texture | null },
    eye: { value: EYE },
    band: { value: [(BAND.low * Math.PI) / 180, (BAND.high * Math.PI) / 180] },
    plot: { value: new Vector4(PLOT.x[0], PLOT.z[0], PLOT.x[1], PLOT.z[1]) },
    lawn: { value: LAWN_SIDE },
    strength: { value: 1 },
  };
  private readonly sides = new Mesh(sidesGeometry(), this.material({}));
  private readonly ground = new Mesh(groundGeometry(), this.material({ GROUND: '' }));
  private readonly shadows = new Mesh(
    groundGeometry(),
    new ShadowMaterial({ color: '#0d1812', opacity: SHADE, depthWrite: false }),
  );

  constructor() {
    this.sides.material.side = BackSide;
    this.shadows.receiveShadow = true;
    this.shadows.position.y = 0.004;
    for (const mesh of [this.sides, this.ground, this.shadows]) mesh.frustumCulled = false;
    this.sides.renderOrder = -2;
    this.ground.renderOrder = -2;
    this.shadows.renderOrder = -1;
    this.group.add(this.sides, this.ground, this.shadows);
    this.group.visible = false;
  }

  /** Shows a panorama; `grain` is the texture of the lawn near the camera, with a strength from 0 to 1. */
  show(panorama: Texture, grain: Texture, strength: number): void {
    this.uniforms.panorama.value = panorama;
    this.uniforms.grain.value = grain;
    this.uniforms.strength.value = strength;
    this.group.visible = true;
  }

  dispose(): void {
    for (const { geometry, material } of [this.sides, this.ground, this.shadows]) {
      geometry.dispose();
      material.dispose();
    }
  }

  private material(defines: Record<string, string>): ShaderMaterial {
    return new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: this.uniforms,
      defines,
      toneMapped: false,
    });
  }
}

function sidesGeometry(): BoxGeometry {
  const { x, z } = PLOT;
  const geometry = new BoxGeometry(x[1] - x[0], SKY, z[1] - z[0]);
  return geometry.translate((x[0] + x[1]) / 2, SKY / 2 - 0.5, (z[0] + z[1]) / 2);
}

function groundGeometry(): PlaneGeometry {
  return new PlaneGeometry(BEYOND * 2, BEYOND * 2).rotateX(-Math.PI / 2);
}
