import { BasicShadowMap, CustomToneMapping, PCFShadowMap, Scene, WebGLRenderer } from 'three';
import type { Daylight } from '#engine/goods/drawing/light';
import type { Point } from '#engine/goods/model/geometry';
import type { Model } from '#engine/goods/model/model';
import { CameraRig, NONE, type Projected, type Size } from './camera-rig';
import { DimensionLines } from './dimension-lines';
import { ProductMeshes } from './product-meshes';
import { QUALITIES, type Tier, firstTier, measuredTier, stillScaleOf } from './quality';
import { Sunlight } from './sunlight';
import { Surfaces } from './surfaces';
import type { TracedView } from './traced/traced-scene';
import type { View } from './views';
import type { Panorama } from './world/panorama';
import { isDark, type Season } from './world/season';
import { defineToneMapping } from './world/tone';
import type { World } from './world/world';

/** A factor of the panorama's light by day; below 1, because the skylight, which casts shadows, adds the rest. */
const SKY = 0.8;
/** The same factor after dark: above 1, as the eye adapts to little light. */
const NIGHT_SKY = 1.3;
/** The exposure of all parts, but not of the panorama, so that the parts are a little brighter and attract the eye. */
const EXPOSURE = 1.15;
/** The colour of the background until the garden has loaded. */
const AIR = '#dfe0dc';
/** Level of the lawn below the terrace, and below the floor of a room, m. */
const LAWN = { outdoors: -0.15, indoors: -0.6 } as const;

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
 * The product in its surroundings, drawn by WebGL. A frame is drawn only when something has changed.
 * Throws where WebGL is unavailable.
 */
export class ProductScene {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly rig: CameraRig;
  private readonly sunlight: Sunlight;
  private readonly dimensions = new DimensionLines();
  private readonly meshes: ProductMeshes;
  private world: World | null = null;
  private ground: number = LAWN.outdoors;
  /** Whether the first frame waits for the garden; the drawing is shown meanwhile. */
  private waiting = true;
  private gone = false;
  private surfaces: Surfaces;
  private season: Season | null = null;
  private panorama: Panorama | null = null;
  private tier: Tier = firstTier();
  private pending = 0;
  private frames = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly onFrame: () => void,
  ) {
    const { physical, shadowMap } = QUALITIES[this.tier];
    const antialias = this.tier !== 'eco';
    defineToneMapping();
    this.renderer = new WebGLRenderer({ canvas, antialias, powerPreference: 'low-power' });
    this.renderer.toneMapping = CustomToneMapping;
    this.renderer.toneMappingExposure = EXPOSURE;
    this.renderer.setClearColor(AIR);
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.autoUpdate = false;
    this.rig = new CameraRig(canvas, this.invalidate);
    this.surfaces = new Surfaces(physical, this.renderer.capabilities.getMaxAnisotropy());
    this.meshes = new ProductMeshes(this.surfaces);
    this.sunlight = new Sunlight(shadowMap, physical);
    this.scene.add(...this.meshes.groups, this.sunlight.group, this.dimensions.lines);
    this.setQuality(this.tier);
  }

  /** Shows a product; the camera follows its size until the visitor has moved the camera. */
  show(model: Model): void {
    const surroundings = this.meshes.update(model);
    this.dimensions.update(model.dimensions);
    this.sunlight.fit(model, surroundings);
    const indoors = model.setting.place === 'room';
    this.ground = indoors ? LAWN.indoors : LAWN.outdoors;
    if (this.world) this.world.backdrop.group.position.y = this.ground;
    this.rig.follow(model);
    this.redrawShadows();
  }

  /** Shows the garden in a season; each season is downloaded when it is first asked for. */
  async turnTo(season: Season): Promise<void> {
    try {
      const world = await this.openWorld();
      await world?.turn(season);
    } catch {
      // Where the garden or its pictures cannot be loaded, the scene stays as it is.
    }
    this.waiting = false;
    if (!this.gone) this.invalidate();
  }

  shine(daylight: Daylight): void {
    this.sunlight.shine(daylight);
    this.redrawShadows();
  }

  /** Shows or hides a figure of 175 cm beside the product. */
  showFigure(shown: boolean): void {
    this.meshes.showFigure(shown);
    this.redrawShadows();
  }

  look(view: View): void {
    this.rig.look(view);
  }

  /** Moves the camera around the product by these degrees: to the right where positive, to the left where negative. */
  turn(degrees: number): void {
    this.rig.turn(degrees);
  }

  /** Moves the camera nearer (`factor` above 1) or farther away (below 1). */
  zoom(factor: number): void {
    this.rig.zoom(factor);
  }

  /** Turns once around the product; stops when the visitor moves the camera or chooses a view. */
  spin(): void {
    this.rig.spin();
  }

  /** Sets the size of the picture, CSS pixels. */
  resize(width: number, height: number): void {
    this.renderer.setSize(width, height, false);
    this.rig.resize(width, height);
    if (this.waiting) return;
    // Drawn at once, not in the next frame, because a new size clears the canvas.
    cancelAnimationFrame(this.pending);
    this.render();
  }

  /** Where a point (cm) lies in the picture; never visible in the view "inside", where sizes are not shown. */
  project(point: Point): Projected {
    const projected = this.rig.project(point);
    return { ...projected, visible: projected.visible && this.rig.view !== 'inside' };
  }

  /** Whether the graphics are strong enough for path tracing: the best tier, with float textures. */
  get traces(): boolean {
    return this.tier === 'full' && this.renderer.extensions.has('EXT_color_buffer_float');
  }

  /**
   * Draws a still of this size (pixels), on fast graphics with twice as many pixels along each side. `keep` must copy
   * the picture before it returns: its canvas is that of the live picture, which is drawn again afterwards.
   */
  capture({ width, height, dimensions }: Still, keep: (still: DrawnStill) => void): void {
    const { clientWidth, clientHeight } = this.canvas;
    const ratio = this.renderer.getPixelRatio();
    const stillScale = stillScaleOf(this.tier);
    this.renderer.setPixelRatio(1);
    this.renderer.setSize(width * stillScale, height * stillScale, false);
    this.rig.resize(width, height, NONE);
    if (dimensions === 'alone') this.drawLines();
    else this.draw(dimensions);
    keep({
      picture: this.canvas,
      project: (point) => this.project(point),
      view: this.tracedView(),
    });
    this.renderer.setPixelRatio(ratio);
    this.resize(clientWidth, clientHeight);
  }

  dispose(): void {
    this.gone = true;
    cancelAnimationFrame(this.pending);
    this.rig.dispose();
    this.meshes.dispose();
    this.surfaces.dispose();
    this.sunlight.dispose();
    this.dimensions.dispose();
    this.world?.dispose();
    this.renderer.dispose();
    // Browsers keep a limited number of contexts (Chromium 16) and drop the oldest: this one is released at once, not
    // when it is garbage-collected.
    this.renderer.forceContextLoss();
  }

  /** Loads the garden's code and adds it to the scene; null where the scene was disposed meanwhile. */
  private async openWorld(): Promise<World | null> {
    const { World: Garden } = await import('./world/world');
    if (this.gone) return null;
    if (!this.world) {
      this.world = new Garden(this.renderer, this.surround);
      this.world.backdrop.group.position.y = this.ground;
      this.scene.add(this.world.backdrop.group);
    }
    return this.world;
  }

  private readonly invalidate = (): void => {
    if (!this.waiting) this.pending ||= requestAnimationFrame(this.render);
  };

  private redrawShadows(): void {
    this.renderer.shadowMap.needsUpdate = true;
    this.invalidate();
  }

  private readonly render = (): void => {
    this.pending = 0;
    this.draw();
    this.onFrame();
    this.frames += 1;
    this.tellFigures();
    if (this.frames === 1) this.measure();
  };

  private draw(dimensions = true): void {
    this.arrange(dimensions);
    this.renderer.render(this.scene, this.rig.camera);
  }

  /** Draws only the dimension lines, on a transparent background. */
  private drawLines(): void {
    this.arrange(true);
    this.dimensions.drawAlone(this.renderer, this.scene, this.rig.camera);
  }

  /** Adapts figure, house, dimension lines and light to the position of the camera. */
  private arrange(dimensions: boolean): void {
    const { camera, view } = this.rig;
    const inside = view === 'inside';
    this.meshes.face(camera.position);
    this.meshes.showHouse({ behind: camera.position.z < 0, inside });
    this.dimensions.lines.visible = dimensions && !inside;
    this.sunlight.enter(inside);
  }

  private tracedView(): TracedView | null {
    const { season, panorama } = this;
    if (!season || !panorama) return null;
    return {
      root: this.scene,
      camera: this.rig.camera.clone(),
      ...this.sunlight.sources,
      season,
      panorama,
      skylight: panorama.brightest * (isDark(season) ? NIGHT_SKY : 1),
      lawn: this.ground === LAWN.outdoors ? this.ground : null,
      exposure: EXPOSURE,
    };
  }

  /** Writes rendering statistics to data attributes, for tests and debugging. */
  private tellFigures(): void {
    const { render, memory } = this.renderer.info;
    Object.assign(this.canvas.dataset, {
      frames: this.frames,
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
    const gl = this.renderer.getContext();
    const started = performance.now();
    this.draw();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    const tier = measuredTier(this.tier, performance.now() - started);
    if (tier !== this.tier) this.setQuality(tier);
  }

  private setQuality(tier: Tier): void {
    const { pixelRatio, physical } = QUALITIES[tier];
    this.tier = tier;
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, pixelRatio));
    this.renderer.shadowMap.type = physical ? PCFShadowMap : BasicShadowMap;
    this.surfaces.dispose();
    this.surfaces = new Surfaces(physical, this.renderer.capabilities.getMaxAnisotropy());
    this.meshes.resurface(this.surfaces);
    if (this.season && this.panorama) this.surround(this.season, this.panorama);
    this.redrawShadows();
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth > 0) this.resize(clientWidth, clientHeight);
  }

  /** Shows the garden of a season that has loaded: its background, light and reflections. */
  private readonly surround = (season: Season, panorama: Panorama): void => {
    const { physical } = QUALITIES[this.tier];
    [this.season, this.panorama] = [season, panorama];
    this.world?.lay(this.surfaces);
    this.scene.environment = physical ? (this.world?.reflections() ?? null) : null;
    this.scene.environmentIntensity = panorama.brightest * (isDark(season) ? NIGHT_SKY : SKY);
    this.sunlight.surround(season, physical ? null : panorama.probe);
    this.surfaces.light(isDark(season));
    this.redrawShadows();
  };
}
