import { CustomToneMapping, WebGLRenderer } from 'three';
import { WebGLPathTracer } from 'three-gpu-pathtracer';
import { GRAIN_SIZE } from '../world/grain';
import { takeSamples, type Watch } from './sampling';
import { TracedScene, type TracedView } from './traced-scene';

/** Size, in pixels, and quality of a traced picture. */
export interface TracedPicture {
  readonly width: number;
  readonly height: number;
  /** Paths for each pixel. */
  readonly samples: number;
}

const BOUNCES = 6;
/** How much reflections are blurred after a bounce off a rough surface, which avoids single bright pixels. */
const BLUR = 0.4;
/** The maximum side of a tile, pixels: small tiles keep the page and other windows responsive. */
const TILE = 320;

/**
 * Traces paths of light through a scene and returns the picture, transparent where the garden behind it shows. Throws
 * where the graphics fail, and when it is cancelled. In every case its WebGL context is released.
 */
export async function tracePicture(
  view: TracedView,
  picture: TracedPicture,
  watch: Watch,
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  const renderer = new WebGLRenderer({ canvas, alpha: true, powerPreference: 'high-performance' });
  const scene = new TracedScene(view);
  try {
    renderer.setSize(picture.width, picture.height, false);
    renderer.toneMapping = CustomToneMapping;
    renderer.toneMappingExposure = view.exposure;
    const tracer = prepare(renderer, scene, view, picture);
    try {
      await takeSamples(tracer, picture.samples, drawingOf(renderer, watch.signal), watch);
      return develop(tracer, canvas);
    } finally {
      tracer.dispose();
    }
  } finally {
    scene.dispose();
    renderer.dispose();
    renderer.forceContextLoss();
  }
}

function prepare(
  renderer: WebGLRenderer,
  { scene }: TracedScene,
  { camera }: TracedView,
  { width, height }: TracedPicture,
): WebGLPathTracer {
  const tracer = new WebGLPathTracer(renderer);
  tracer.bounces = BOUNCES;
  tracer.filterGlossyFactor = BLUR;
  tracer.tiles.set(Math.ceil(width / TILE), Math.ceil(height / TILE));
  tracer.textureSize.setScalar(GRAIN_SIZE);
  tracer.renderDelay = 0;
  tracer.fadeDuration = 0;
  tracer.minSamples = 0;
  tracer.rasterizeScene = false;
  tracer.renderToCanvas = false;
  tracer.setScene(scene, camera);
  // A paused sample only sets the blend mode: changing it after the first tile would require a compilation.
  tracer.pausePathTracing = true;
  tracer.renderSample();
  tracer.pausePathTracing = false;
  return tracer;
}

/**
 * Returns a function that waits until the graphics have drawn the tile, without blocking the page. It throws where the
 * context is lost or cannot compile the path tracer, and when the picture is cancelled.
 */
function drawingOf(renderer: WebGLRenderer, signal: AbortSignal): () => Promise<void> {
  const gl = renderer.getContext() as WebGL2RenderingContext;
  let isBroken = false;
  renderer.debug.onShaderError = () => {
    isBroken = true;
  };
  return async () => {
    const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    do {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      if (!fence || isBroken || gl.isContextLost()) throw new Error('The graphics have failed');
    } while (gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED);
    gl.deleteSync(fence);
  };
}

/** The traced picture with the tone mapping of the live one, copied to a canvas that outlives the WebGL context. */
function develop(tracer: WebGLPathTracer, canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  tracer.pausePathTracing = true;
  tracer.renderToCanvas = true;
  tracer.renderSample();
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}
