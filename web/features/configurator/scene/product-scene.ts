import type { Daylight } from '#engine/goods/drawing/light';
import type { Point } from '#engine/goods/model/geometry';
import type { Model } from '#engine/goods/model/model';
import { NONE, type Projected, type Size } from './camera-rig';
import { QUALITIES, type Tier, firstTier, measuredTier, stillScaleOf } from './quality';
import type { Refinement } from './refined/refinement';
import { SceneRenderer } from './scene-renderer';
import type { TracedView } from './traced/traced-scene';
import { addedBox, type View } from './views';
import type { Season } from './world/season';

/** How long nothing must change until the picture is refined, ms. */
const STILL_TIME = 200;

/** What the scene shows. */
export interface SceneState {
  readonly model: Model;
  readonly daylight: Daylight;
  readonly season: Season;
  readonly view: View;
  /** How far the product is extended, 0 to 1. */
  readonly deployed: number;
  /** Whether a figure of 175 cm stands beside the product. */
  readonly hasFigure: boolean;
}

/** A still picture to be drawn: its size, pixels, and its contents. */
export interface Still extends Size {
  /** With dimension lines or without; "alone": only the lines, as far as nothing in the scene hides them. */
  readonly dimensions: boolean | 'alone';
}

export interface DrawnStill {
  readonly picture: HTMLCanvasElement;
  /** Where a point (cm) lies in the picture; valid only during the callback. */
  readonly project: (point: Point) => Projected;
  /** The same view for the path tracer; null until the garden is loaded, whose light it needs. */
  readonly view: TracedView | null;
}

/**
 * The product in its surroundings, drawn by WebGL. A frame is drawn only when something has changed; while nothing
 * changes, the picture is refined once.
 * Throws where WebGL is unavailable.
 */
export class ProductScene {
  private tier: Tier = firstTier();
  private readonly renderer: SceneRenderer;
  private state: SceneState | null = null;
  /** Whether the first frame waits for the garden; the drawing is shown meanwhile. */
  private waiting = true;
  private gone = false;
  private pending = 0;
  private frames = 0;
  private refinement: Refinement | null = null;
  /** Ends refining, or the wait for it. */
  private refining = new AbortController();

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly onFrame: () => void,
  ) {
    this.renderer = new SceneRenderer(canvas, this.tier, this.invalidate);
  }

  /**
   * Shows another state. What has not changed is not set again, so that a camera that the visitor has moved stays until
   * another view is chosen.
   */
  show(state: SceneState): void {
    const { state: before, renderer } = this;
    this.state = state;
    if (state.hasFigure !== before?.hasFigure) {
      renderer.meshes.showFigure(state.hasFigure);
      renderer.redrawShadows();
    }
    if (state.season !== before?.season) void this.turnTo(state.season);
    if (state.daylight !== before?.daylight) {
      renderer.sunlight.shine(state.daylight);
      renderer.redrawShadows();
    }
    if (state.model !== before?.model) this.showProduct(state, before);
    if (state.view !== before?.view) renderer.rig.look(state.view);
  }

  /** Moves the camera around the product by these degrees: to the right where positive, to the left where negative. */
  turn(degrees: number): void {
    this.renderer.rig.turn(degrees);
  }

  /** Moves the camera nearer (`factor` above 1) or farther away (below 1). */
  zoom(factor: number): void {
    this.renderer.rig.zoom(factor);
  }

  /** Turns once around the product; stops when the visitor moves the camera or chooses a view. */
  spin(): void {
    this.renderer.rig.spin();
  }

  /** Sets the size of the picture, CSS pixels. */
  resize(width: number, height: number): void {
    this.renderer.webgl.setSize(width, height, false);
    this.renderer.rig.resize(width, height);
    if (this.waiting) return;
    // Drawn at once, not in the next frame, because a new size clears the canvas.
    cancelAnimationFrame(this.pending);
    this.render();
  }

  /** Where a point (cm) lies in the picture; never visible in the view "inside", where sizes are not shown. */
  project(point: Point): Projected {
    const { rig } = this.renderer;
    const projected = rig.project(point);
    return { ...projected, visible: projected.visible && rig.view !== 'inside' };
  }

  /** Whether the graphics are strong enough for path tracing: the best tier, with float textures. */
  get traces(): boolean {
    return this.tier === 'full' && this.renderer.webgl.extensions.has('EXT_color_buffer_float');
  }

  /**
   * Draws a still of this size (pixels), on fast graphics with twice as many pixels along each side. `keep` must copy
   * the picture before it returns: its canvas is that of the live picture, which is drawn again afterwards.
   */
  capture({ width, height, dimensions }: Still, onDrawn: (still: DrawnStill) => void): void {
    const { clientWidth, clientHeight } = this.canvas;
    const { webgl, rig } = this.renderer;
    const ratio = webgl.getPixelRatio();
    const stillScale = stillScaleOf(this.tier);
    webgl.setPixelRatio(1);
    webgl.setSize(width * stillScale, height * stillScale, false);
    rig.resize(width, height, NONE);
    this.renderer.draw(dimensions);
    onDrawn({
      picture: this.canvas,
      project: (point) => this.project(point),
      view: this.renderer.tracedView(),
    });
    webgl.setPixelRatio(ratio);
    this.resize(clientWidth, clientHeight);
  }

  dispose(): void {
    this.gone = true;
    cancelAnimationFrame(this.pending);
    this.refining.abort();
    this.refinement?.dispose();
    this.renderer.dispose();
  }

  /** Shows another product, and flies to the parts that an option has added. */
  private showProduct({ model, deployed }: SceneState, before: SceneState | null): void {
    const added = before && before.deployed === deployed ? addedBox(before.model, model) : null;
    this.renderer.showProduct(model);
    if (added) this.renderer.rig.flyTo(added);
  }

  private async turnTo(season: Season): Promise<void> {
    await this.renderer.turnTo(season);
    this.waiting = false;
    if (!this.gone) this.invalidate();
  }

  private readonly invalidate = (): void => {
    this.refining.abort();
    if (!this.waiting) this.pending ||= requestAnimationFrame(this.render);
  };

  private readonly render = (): void => {
    this.pending = 0;
    this.renderer.draw(true);
    this.onFrame();
    this.frames += 1;
    this.tellFigures();
    if (this.frames === 1) this.measure();
    this.refineLater();
  };

  /** Refines the picture when nothing has changed for a while; the code for that is loaded then. */
  private refineLater(): void {
    this.refining.abort();
    if (!QUALITIES[this.tier].physical) return;
    const { signal } = (this.refining = new AbortController());
    const timer = setTimeout(() => void this.refine(signal), STILL_TIME);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  private async refine(signal: AbortSignal): Promise<void> {
    const module = await import('./refined/refinement').catch(() => null);
    if (!module || signal.aborted) return;
    this.refinement ??= new module.Refinement(this.renderer);
    await this.refinement.run(signal, (refined) => {
      this.frames += 1;
      Object.assign(this.canvas.dataset, { frames: this.frames, refined });
    });
  }

  /** Writes rendering statistics to data attributes, for tests and debugging. */
  private tellFigures(): void {
    const { render, memory } = this.renderer.webgl.info;
    Object.assign(this.canvas.dataset, {
      frames: this.frames,
      refined: 0,
      calls: render.calls,
      triangles: render.triangles,
      geometries: memory.geometries,
      tier: this.tier,
    });
  }

  /**
   * Draws the first frame a second time, when its shaders are compiled, and chooses the quality tier by its duration.
   */
  private measure(): void {
    const gl = this.renderer.webgl.getContext();
    const started = performance.now();
    this.renderer.draw(true);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    const tier = measuredTier(this.tier, performance.now() - started);
    if (tier === this.tier) return;
    this.tier = tier;
    this.renderer.setQuality(tier);
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth > 0) this.resize(clientWidth, clientHeight);
  }
}
