import {
  BasicShadowMap,
  CustomToneMapping,
  type Object3D,
  PCFShadowMap,
  Scene,
  WebGLRenderer,
} from 'three';
import type { Model } from '#engine/goods/model/model';
import { CameraRig } from './camera-rig';
import { DimensionLines } from './dimension-lines';
import { ProductMeshes } from './product-meshes';
import { QUALITIES, type Tier } from './quality';
import { Sunlight } from './sunlight';
import { Surfaces } from './surfaces';
import type { TracedView } from './traced/traced-scene';
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
/** Level of the lawn below the terrace, and below the floor of a room, which is two floors up, m. */
const LAWN = { outdoors: -0.15, indoors: -5.4 } as const;

/** The WebGL renderer and all that it draws: the product in its surroundings, their light, and the camera. */
export class SceneRenderer {
  readonly webgl: WebGLRenderer;
  readonly rig: CameraRig;
  readonly sunlight: Sunlight;
  readonly meshes: ProductMeshes;
  /** The light that is thrown back, once it has been measured; hidden when it is no longer true. */
  bounced: Object3D | null = null;
  private readonly scene = new Scene();
  private readonly dimensions = new DimensionLines();
  private surfaces: Surfaces;
  private world: World | null = null;
  /** The garden that has loaded last; null before there is one. */
  private garden: { readonly season: Season; readonly panorama: Panorama } | null = null;
  /** Level of the lawn, m. */
  private ground: number = LAWN.outdoors;
  private gone = false;

  /** @param onChange called when the next frame differs from the last one */
  constructor(
    canvas: HTMLCanvasElement,
    private tier: Tier,
    private readonly onChange: () => void,
  ) {
    const { physical, shadowMap } = QUALITIES[tier];
    defineToneMapping();
    this.webgl = new WebGLRenderer({
      canvas,
      antialias: tier !== 'eco',
      powerPreference: 'low-power',
    });
    this.webgl.toneMapping = CustomToneMapping;
    this.webgl.toneMappingExposure = EXPOSURE;
    this.webgl.setClearColor(AIR);
    this.webgl.shadowMap.enabled = true;
    this.webgl.shadowMap.autoUpdate = false;
    this.rig = new CameraRig(canvas, onChange);
    this.surfaces = this.makeSurfaces();
    this.meshes = new ProductMeshes(this.surfaces);
    this.sunlight = new Sunlight(shadowMap, physical);
    this.scene.add(...this.meshes.groups, this.sunlight.group, this.dimensions.lines);
    this.adaptTo(tier);
  }

  /** Shows a product; the camera follows its size until the visitor has moved the camera. */
  showProduct(model: Model): void {
    const surroundings = this.meshes.update(model);
    this.dimensions.update(model.dimensions);
    this.sunlight.fit(model, surroundings);
    this.ground = model.setting.place === 'room' ? LAWN.indoors : LAWN.outdoors;
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
  }

  get isIndoors(): boolean {
    return this.ground === LAWN.indoors;
  }

  /** Lets `look` draw the scene in all directions, with the garden's light in place of its picture. */
  lookAround(look: (scene: Scene) => void): void {
    const { scene, world, garden } = this;
    if (!world || !garden) return;
    this.arrange(false);
    this.meshes.showHouse({ behind: false, inside: false });
    world.backdrop.group.visible = false;
    scene.background = garden.panorama.light;
    scene.backgroundIntensity = scene.environmentIntensity;
    look(scene);
    scene.background = null;
    world.backdrop.group.visible = true;
  }

  /** Draws the shadows again, because parts or their light have changed. */
  redrawShadows(): void {
    if (this.bounced) this.bounced.visible = false;
    this.webgl.shadowMap.needsUpdate = true;
    this.onChange();
  }

  /** Draws with dimension lines or without; "alone": only the lines, on a transparent background. */
  draw(dimensions: boolean | 'alone'): void {
    this.arrange(dimensions !== false);
    const { camera } = this.rig;
    if (dimensions === 'alone') this.dimensions.drawAlone(this.webgl, this.scene, camera);
    else this.webgl.render(this.scene, camera);
  }

  /** Changes the quality of everything that is drawn. */
  setQuality(tier: Tier): void {
    this.surfaces.dispose();
    this.tier = tier;
    this.surfaces = this.makeSurfaces();
    this.meshes.resurface(this.surfaces);
    this.adaptTo(tier);
    if (this.garden) this.surround(this.garden.season, this.garden.panorama);
    this.redrawShadows();
  }

  /** The view for the path tracer; null until the garden is loaded, whose light it needs. */
  tracedView(): TracedView | null {
    if (!this.garden) return null;
    const { season, panorama } = this.garden;
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

  dispose(): void {
    this.gone = true;
    this.rig.dispose();
    this.meshes.dispose();
    this.surfaces.dispose();
    this.sunlight.dispose();
    this.dimensions.dispose();
    this.world?.dispose();
    this.webgl.dispose();
    // Browsers keep a limited number of contexts (Chromium 16) and drop the oldest: this one is released at once, not
    // when it is garbage-collected.
    this.webgl.forceContextLoss();
  }

  private makeSurfaces(): Surfaces {
    return new Surfaces(QUALITIES[this.tier].physical, this.webgl.capabilities.getMaxAnisotropy());
  }

  private adaptTo(tier: Tier): void {
    const { pixelRatio, physical } = QUALITIES[tier];
    this.webgl.setPixelRatio(Math.min(window.devicePixelRatio, pixelRatio));
    this.webgl.shadowMap.type = physical ? PCFShadowMap : BasicShadowMap;
  }

  /** Loads the garden's code and adds it to the scene; null where the scene was disposed meanwhile. */
  private async openWorld(): Promise<World | null> {
    const { World: Garden } = await import('./world/world');
    if (this.gone) return null;
    if (!this.world) {
      this.world = new Garden(this.webgl, this.surround);
      this.world.backdrop.group.position.y = this.ground;
      this.scene.add(this.world.backdrop.group);
    }
    return this.world;
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

  /** Shows the garden of a season that has loaded: its background, light and reflections. */
  private readonly surround = (season: Season, panorama: Panorama): void => {
    const { physical } = QUALITIES[this.tier];
    this.garden = { season, panorama };
    this.world?.lay(this.surfaces);
    this.scene.environment = physical ? (this.world?.reflections() ?? null) : null;
    this.scene.environmentIntensity = panorama.brightest * (isDark(season) ? NIGHT_SKY : SKY);
    this.sunlight.surround(season, physical ? null : panorama.probe);
    this.surfaces.light(isDark(season));
    this.redrawShadows();
  };
}
