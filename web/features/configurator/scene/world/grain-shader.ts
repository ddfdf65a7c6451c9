import { Color, type MeshLambertMaterial, type MeshStandardMaterial, type Texture } from 'three';

export interface GrainLook {
  /** Side of the repeating square, m. */
  readonly side: number;
  /** Height of the relief, m; 0 leaves the surface flat. */
  readonly relief: number;
  /** Share of the sunlight that shines through, as through cloth; 0 to 1. */
  readonly through?: number;
  /** Whether outdoors it is sewn together from panels, whose seams and uneven yarns are seen. */
  readonly seams?: boolean;
  /** Colour of the narrow edges of a sheet, such as glass. */
  readonly edge?: string;
  /** Whether the surface is in a room, where only a part of the sky's light arrives. */
  readonly indoors?: boolean;
}

/** Share of the sky's light that reaches the inside of a room. */
const INDOORS = '0.3';
/**
 * How grey the garden's light is outdoors, 0 to 1: the panorama has lawn and evening sky on all sides, but a product
 * has terrace and wall beside it, so that white stays white and every colour its own.
 */
const GREY = '0.75';
/** The same in the light of probes, which see terrace and wall. */
const GREY_BY_PROBES = '0.4';
/** Width of a panel of cloth between two seams, and half the width of a seam, m. */
const PANEL = '1.2';
const SEAM = '0.009';

/** An extrusion shorter than this, mm, is a sheet whose faces are its two ends. */
const SHEET = '40.0';

const VERTEX_HEAD = `
varying vec3 vGrainAt;
varying vec3 vGrainNormal;
varying float vEdge;
`;

/**
 * A point's position in its part (m), shifted from part to part so that their grain differs, its normal in the part's
 * own axes, and vEdge, which is 1 on the narrow sides of a sheet.
 */
const VERTEX = `
#ifdef USE_INSTANCING
  vec3 grainSize = vec3( length( instanceMatrix[0].xyz ), length( instanceMatrix[1].xyz ), length( instanceMatrix[2].xyz ) );
  vec3 grainStart = instanceMatrix[3].xyz;
#else
  vec3 grainSize = vec3( 1.0 );
  vec3 grainStart = vec3( 0.0 );
#endif
  vGrainAt = position * grainSize * 0.001 + fract( grainStart * vec3( 0.0137, 0.0171, 0.0113 ) ) * vec3( 3.1, 1.7, 2.3 );
  vGrainNormal = normal;
  vec3 thin = grainSize.x < ${SHEET} ? vec3( 1.0, 0.0, 0.0 ) : step( grainSize, vec3( min( grainSize.x, min( grainSize.y, grainSize.z ) ) ) );
  vEdge = 1.0 - dot( thin, abs( normal ) );
`;

const FRAGMENT_HEAD = `
uniform sampler2D grainMap;
uniform float grainSide;
uniform float grainRelief;
uniform float grainThrough;
uniform vec3 grainEdge;
varying vec3 vGrainAt;
varying vec3 vGrainNormal;
varying float vEdge;
vec2 grainSample() {
  vec3 way = abs( vGrainNormal );
  vec2 at = way.x > 0.7 ? vGrainAt.zy : ( way.y > way.z ? vGrainAt.xz : vGrainAt.xy );
  return texture2D( grainMap, at / grainSide ).rg;
}
`;

/** Brightness by the grain; in sewn cloth also by yarns of uneven thickness, which are seen from afar, and by seams. */
const COLOUR = `
  vec2 grain = grainSample();
  diffuseColor.rgb *= 0.3 + 1.4 * grain.r;
#ifdef GRAIN_SEAMS
  vec2 yarn = vGrainAt.xz / grainSide;
  diffuseColor.rgb *= 1.0 + 0.8 * ( texture2D( grainMap, yarn / vec2( 3.0, 60.0 ) ).r + texture2D( grainMap, yarn.yx / vec2( 3.0, 60.0 ) ).r - 1.0 );
  float fromSeam = abs( fract( vGrainAt.x / ${PANEL} ) - 0.5 ) * ${PANEL};
  float seam = 1.0 - smoothstep( ${SEAM}, ${SEAM} + fwidth( vGrainAt.x ), fromSeam );
  diffuseColor.rgb *= 1.0 - 0.14 * seam;
#endif
#ifdef GRAIN_EDGE
  diffuseColor = mix( diffuseColor, vec4( grainEdge, 0.92 ), step( 0.5, vEdge ) );
#endif
`;

/** Tilts the normal by the slope of the relief between neighbouring pixels. */
const NORMAL = `
#ifdef GRAIN_RELIEF
  {
    vec3 sigmaX = dFdx( vViewPosition );
    vec3 sigmaY = dFdy( vViewPosition );
    vec3 r1 = cross( sigmaY, normal );
    vec3 r2 = cross( normal, sigmaX );
    float area = dot( sigmaX, r1 );
    vec2 slope = vec2( dFdx( grain.g ), dFdy( grain.g ) ) * grainRelief;
    normal = normalize( abs( area ) * normal + sign( area ) * ( slope.x * r1 + slope.y * r2 ) );
  }
#endif
`;

/**
 * Adds sunlight from behind, most of it for somebody who looks towards the sun, and less through the double cloth of a
 * seam. In rooms the sky's light is weaker, and grey.
 */
const LIGHT = `
#ifdef GRAIN_THROUGH
  #if NUM_DIR_LIGHTS > 0
    vec3 toSun = directionalLights[ 0 ].direction;
    float ahead = 1.0 + 2.0 * pow( max( 0.0, - dot( geometryViewDir, toSun ) ), 3.0 );
    #ifdef GRAIN_SEAMS
      ahead *= 1.0 - 0.5 * seam;
    #endif
    reflectedLight.directDiffuse += grainThrough * ahead * RECIPROCAL_PI * diffuseColor.rgb
      * directionalLights[ 0 ].color * max( 0.0, - dot( normal, toSun ) );
  #endif
#endif
  vec3 grey = diffuseColor.rgb * luminance( reflectedLight.indirectDiffuse ) / max( luminance( diffuseColor.rgb ), 0.01 );
#ifdef GRAIN_INDOORS
  reflectedLight.indirectDiffuse = grey * ${INDOORS};
  reflectedLight.indirectSpecular *= ${INDOORS};
#else
  float greyShare = ${GREY};
  #if NUM_LIGHT_PROBE_GRIDS > 0
    if ( probeGrid >= 0 ) greyShare = ${GREY_BY_PROBES};
  #endif
  reflectedLight.indirectDiffuse = mix( reflectedLight.indirectDiffuse, grey, greyShare );
  reflectedLight.indirectSpecular = mix( reflectedLight.indirectSpecular, vec3( luminance( reflectedLight.indirectSpecular ) ), greyShare );
#endif
`;

/** Adds a grain to a material, on each part in true size and along the part's own axes. Returns the material. */
export function withGrain<Made extends MeshLambertMaterial | MeshStandardMaterial>(
  material: Made,
  grain: Texture,
  { side, relief, through = 0, seams = false, edge, indoors = false }: GrainLook,
): Made {
  material.defines = {
    ...material.defines,
    ...(relief > 0 && { GRAIN_RELIEF: '' }),
    ...(through > 0 && { GRAIN_THROUGH: '' }),
    ...(seams && !indoors && { GRAIN_SEAMS: '' }),
    ...(edge && { GRAIN_EDGE: '' }),
    ...(indoors && { GRAIN_INDOORS: '' }),
  };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      grainMap: { value: grain },
      grainSide: { value: side },
      grainRelief: { value: relief },
      grainThrough: { value: through },
      grainEdge: { value: new Color(edge) },
    });
    shader.vertexShader = shader.vertexShader
      .replace('void main() {', `${VERTEX_HEAD}void main() {`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${VERTEX}`);
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', `${FRAGMENT_HEAD}void main() {`)
      .replace('#include <color_fragment>', `#include <color_fragment>\n${COLOUR}`)
      .replace('#include <normal_fragment_maps>', `#include <normal_fragment_maps>\n${NORMAL}`)
      .replace('#include <lights_fragment_end>', `#include <lights_fragment_end>\n${LIGHT}`);
  };
  return material;
}
