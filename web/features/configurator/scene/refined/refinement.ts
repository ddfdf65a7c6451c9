import {
  AdditiveBlending,
  Color,
  FramebufferTexture,
  HalfFloatType,
  NoBlending,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderTarget,
} from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';
import type { SceneRenderer } from '../scene-renderer';
import type { Sunlight } from '../sunlight';
import { BouncedLight } from './bounced-light';

/** The number of frames whose average is the refined picture. */
const FRAMES = 64;
/** The apparent radius of the sun with the haze around it, 0.6°, in radians. */
const SUN_RADIUS = 0.0105;
/** The least height of a direction to the sky, of 1: a lower light would need an endless shadow map. */
const LOWEST_SKY = 0.06;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** A frame that takes longer than this, ms, is slow; after so many of them one after the other refining ends for good. */
const SLOW = 150;
const MOST_SLOW = 3;

const VERTEX = `
varying vec2 vAt;
void main() {
  vAt = uv;
  gl_Position = vec4( position.xy, 0.0, 1.0 );
}`;
/** Adds a frame's share, in linear light, to the sum. */
const ADD = `
uniform sampler2D frame;
varying vec2 vAt;
void main() {
  gl_FragColor = vec4( sRGBTransferEOTF( texture2D( frame, vAt ) ).rgb / ${FRAMES}.0, 1.0 );
}`;
/** Shows the sum; frames that are still missing in it are replaced by the plain frame, so the picture changes slowly. */
const SHOW = `
uniform sampler2D frame;
uniform sampler2D sum;
uniform float missing;
varying vec2 vAt;
void main() {
  vec3 plain = sRGBTransferEOTF( texture2D( frame, vAt ) ).rgb;
  gl_FragColor = sRGBTransferOETF( vec4( plain * missing + texture2D( sum, vAt ).rgb, 1.0 ) );
}`;

/**
 * Refines a picture that does not change: averages frames whose camera is shifted by parts of a pixel, whose sun stands
 * at different points of its disc, and whose skylight comes from different parts of the sky. Edges become smooth,
 * shadows get soft borders, and objects dark lines of contact.
 */
export class Refinement {
  private readonly quad = new FullScreenQuad();
  private readonly add = passOf(ADD, { frame: null });
  private readonly blend = passOf(SHOW, { frame: null, sum: null, missing: 1 });
  private readonly size = new Vector2();
  private sum: WebGLRenderTarget | null = null;
  private readonly bounced: BouncedLight;
  private slow = 0;

  constructor(private readonly stage: SceneRenderer) {
    this.bounced = new BouncedLight(stage);
    this.add.blending = AdditiveBlending;
  }

  /**
   * Measures the light that is thrown back, then draws one frame after the other, until all are drawn or `signal` is
   * aborted; never leaves the camera or a light shifted while the page does something else. `onFrame` gets the number of
   * frames in the picture.
   */
  async run(signal: AbortSignal, onFrame: (frames: number) => void): Promise<void> {
    const nextFrame = async (): Promise<boolean> => {
      const asked = performance.now();
      await new Promise(requestAnimationFrame);
      this.slow = performance.now() - asked > SLOW ? this.slow + 1 : 0;
      return !signal.aborted && this.slow < MOST_SLOW;
    };
    if (this.slow === MOST_SLOW || !(await nextFrame())) return;
    const { webgl } = this.stage;
    const sum = this.emptySum();
    const [plain, shifted] = [this.frameTexture(), this.frameTexture()];
    this.stage.draw(true);
    webgl.copyFramebufferToTexture(plain);
    await this.bounced.measure(nextFrame);
    for (let frame = 0; frame < FRAMES && (await nextFrame()); frame += 1) {
      this.drawShifted(frame);
      webgl.copyFramebufferToTexture(shifted);
      this.draw(this.add, { frame: shifted }, sum);
      const missing = 1 - (frame + 1) / FRAMES;
      this.draw(this.blend, { frame: plain, sum: sum.texture, missing }, null);
      onFrame(frame + 1);
    }
    plain.dispose();
    shifted.dispose();
  }

  dispose(): void {
    this.bounced.dispose();
    this.sum?.dispose();
    this.add.dispose();
    this.blend.dispose();
    this.quad.dispose();
  }

  /** Draws the scene with the camera and the lights of one of the frames. */
  private drawShifted(frame: number): void {
    const { sunlight, rig, webgl } = this.stage;
    const { camera } = rig;
    const { view } = camera;
    const place = frame + 1;
    const height = LOWEST_SKY + (1 - LOWEST_SKY) * halton(place, 3);
    const flat = Math.sqrt(1 - height * height);
    const turn = place * GOLDEN_ANGLE;
    const radius = SUN_RADIUS * Math.sqrt(halton(place, 7));
    spread(
      sunlight,
      [radius * Math.cos(turn), radius * Math.sin(turn)],
      new Vector3(flat * Math.cos(turn), height, flat * Math.sin(turn)),
    );
    const at = { x: view?.offsetX ?? 0, y: view?.offsetY ?? 0 };
    const shift = (x: number, y: number): void => {
      if (view)
        camera.setViewOffset(view.fullWidth, view.fullHeight, x, y, view.width, view.height);
    };
    const pixel = 1 / webgl.getPixelRatio();
    shift(at.x + (halton(place, 2) - 0.5) * pixel, at.y + (halton(place, 5) - 0.5) * pixel);
    webgl.shadowMap.needsUpdate = true;
    this.stage.draw(true);
    shift(at.x, at.y);
    sunlight.relight();
    webgl.shadowMap.needsUpdate = true;
  }

  private draw(
    pass: ShaderMaterial,
    values: Readonly<Record<string, Texture | number>>,
    target: WebGLRenderTarget | null,
  ): void {
    const { webgl } = this.stage;
    for (const [name, value] of Object.entries(values)) pass.uniforms[name] = { value };
    this.quad.material = pass;
    webgl.setRenderTarget(target);
    webgl.autoClear = false;
    this.quad.render(webgl);
    webgl.autoClear = true;
    webgl.setRenderTarget(null);
  }

  /** The sum of the frames, black, in the size of the picture. */
  private emptySum(): WebGLRenderTarget {
    const { webgl } = this.stage;
    const { x, y } = webgl.getDrawingBufferSize(this.size);
    this.sum ??= new WebGLRenderTarget(x, y, { type: HalfFloatType, depthBuffer: false });
    this.sum.setSize(x, y);
    const color = webgl.getClearColor(new Color());
    webgl.setRenderTarget(this.sum);
    webgl.setClearColor(0);
    webgl.clear();
    webgl.setClearColor(color);
    webgl.setRenderTarget(null);
    return this.sum;
  }

  private frameTexture(): FramebufferTexture {
    return new FramebufferTexture(this.size.x, this.size.y);
  }
}

function passOf(
  fragmentShader: string,
  values: Readonly<Record<string, null | number>>,
): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader,
    uniforms: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });
}

/** Lets the sun shine from a point of its disc (radians from its middle), and skylight come from a direction. */
function spread(sunlight: Sunlight, [across, up]: readonly [number, number], way: Vector3): void {
  const { sun, sky } = sunlight;
  const distance = sky.position.distanceTo(sky.target.position);
  sun.lookAt(sun.target.position);
  sun.translateX(distance * across);
  sun.translateY(distance * up);
  sky.position.copy(sky.target.position).addScaledVector(way, distance);
  // Twice as much as from straight above, because light from all directions falls on a floor aslant.
  sky.intensity *= 2;
  sunlight.fitShadows();
}

/** The number at a place of Halton's sequence, from 0 to 1: fills the range evenly, however many are taken. */
function halton(place: number, base: number): number {
  let [result, share] = [0, 1];
  for (let rest = place; rest > 0; rest = Math.floor(rest / base)) {
    share /= base;
    result += share * (rest % base);
  }
  return result;
}
