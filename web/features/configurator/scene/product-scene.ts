import {
  BasicShadowMap,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  type Texture,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import type { Daylight } from '../../../../engine/drawing/light.js';
import type { Point } from '../../../../engine/model/geometry.js';
import type { Model } from '../../../../engine/model/model.js';
import { surroundingsOf } from '../../../../engine/model/surroundings.js';
import type { Part } from '../../../../engine/model/part.js';
import type { PartKind } from '../../../../engine/model/part-kinds.js';
import { DimensionLines } from './dimension-lines';
import { PartMeshes } from './part-meshes';
import { QUALITIES, type Tier, firstTier, measuredTier } from './quality';
import { Sunlight } from './sunlight';
import { Surfaces } from './surfaces';
import { type Reach, shotOf, type View } from './views';

const CM = 0.01;
const FIELD_OF_VIEW = 30;
const BUTTONS = 60;
const NEAREST = 0.8;
const FARTHEST = 26;
const HOUSE: ReadonlySet<PartKind> = new Set<PartKind>(['wall', 'plinth', 'joinery', 'sill']);
/** A whole turn in so many ms. */
const TURN_TIME = 9000;

/** Where a point of the product lies in the picture, CSS pixels; not visible behind the camera. */
export interface Projected {
  readonly x: number;
  readonly y: number;
  readonly visible: boolean;
}

/**
 * The product in its surroundings, drawn by WebGL. A frame is drawn when something has changed and never otherwise.
 * Throws where the browser gives no WebGL.
 */
export class ProductScene {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 4 / 3, 0.05, 60);
  private readonly controls: OrbitControls;
  private readonly sunlight: Sunlight;
  private readonly dimensions = new DimensionLines();
  private readonly meshes: Readonly<Record<'product' | 'house' | 'window' | 'garden', PartMeshes>>;
  private surfaces: Surfaces;
  private mirrored: Texture | null = null;
  private tier: Tier;
  private model: Model | null = null;
  private view: View = 'corner';
  /** The visitor has turned the picture by hand since the last view was chosen. */
  private moved = false;
  private reach: Reach = { up: 1, across: 1 };
  private pending = 0;
  private spinning = 0;
  private frames = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly onFrame: () => void,
  ) {
    this.tier = firstTier();
    const quality = QUALITIES[this.tier];
    const antialias = this.tier !== 'eco';
    this.renderer = new WebGLRenderer({ canvas, antialias, powerPreference: 'low-power' });
    this.surfaces = new Surfaces(quality.physical);
    // Blocks of one wall would shade one another at their seams.
    const [product, garden] = [new PartMeshes(this.surfaces), new PartMeshes(this.surfaces)];
    const [house, window] = [
      new PartMeshes(this.surfaces, false),
      new PartMeshes(this.surfaces, false),
    ];
    this.meshes = { product, house, window, garden };
    this.sunlight = new Sunlight(this.scene, quality.shadowMap);
    const groups = Object.values(this.meshes).map(({ group }) => group);
    this.scene.add(...groups, this.sunlight.group, this.dimensions.lines);
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.autoUpdate = false;
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enablePan = false;
    // The wheel scrolls the page; buttons bring nearer.
    this.controls.enableZoom = false;
    this.controls.minDistance = NEAREST;
    this.controls.maxDistance = FARTHEST;
    this.controls.maxPolarAngle = Math.PI * 0.53;
    this.controls.addEventListener('change', this.invalidate);
    this.controls.addEventListener('start', this.takeOver);
    this.setQuality(this.tier);
  }

  /** Shows a product; the camera follows its size until the visitor has turned it by hand. */
  show(model: Model): void {
    this.model = model;
    const around = surroundingsOf(model);
    const isGarden = ({ kind }: Part): boolean => !HOUSE.has(kind) && kind !== 'window';
    this.meshes.product.update(model.parts);
    this.meshes.house.update(around.filter(({ kind }) => HOUSE.has(kind)));
    this.meshes.window.update(around.filter(({ kind }) => kind === 'window'));
    this.meshes.garden.update(around.filter(isGarden));
    this.dimensions.update(model.dimensions);
    this.sunlight.fit(model);
    this.renderer.shadowMap.needsUpdate = true;
    if (!this.moved) this.frameProduct();
    this.invalidate();
  }

  shine(daylight: Daylight): void {
    this.sunlight.shine(daylight);
    this.renderer.shadowMap.needsUpdate = true;
    this.invalidate();
  }

  look(view: View): void {
    this.view = view;
    this.moved = false;
    this.stop();
    this.frameProduct();
    this.invalidate();
  }

  /** Turns the picture about the product, degrees; to the right where positive. */
  turn(degrees: number): void {
    this.takeOver();
    this.rotate(degrees);
  }

  /** Brings the camera nearer (above 1) or farther away. */
  zoom(factor: number): void {
    this.takeOver();
    const offset = this.camera.position.clone().sub(this.controls.target);
    offset.setLength(Math.min(FARTHEST, Math.max(NEAREST, offset.length() / factor)));
    this.camera.position.copy(this.controls.target).add(offset);
    this.controls.update();
    this.invalidate();
  }

  /** Once around the product, unless the visitor takes hold of it. */
  spin(): void {
    this.takeOver();
    let last = performance.now();
    let left = 360;
    const step = (now: number): void => {
      const degrees = Math.min(left, ((now - last) / TURN_TIME) * 360);
      [last, left] = [now, left - degrees];
      this.rotate(degrees);
      this.spinning = left > 0 ? requestAnimationFrame(step) : 0;
    };
    this.spinning = requestAnimationFrame(step);
  }

  /** CSS pixels; so much at the lower edge lies under buttons, and the product is brought above it. */
  resize(width: number, height: number, covered = BUTTONS): void {
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.setViewOffset(width, height, 0, covered / 2, width, height);
    const up = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
    this.reach = { up: up * (1 - covered / height), across: up * this.camera.aspect };
    if (!this.moved) this.frameProduct();
    this.invalidate();
  }

  /** Where a point (cm) lies in the picture. */
  project({ x, y, z }: Point): Projected {
    const at = new Vector3(x, y, z).multiplyScalar(CM).project(this.camera);
    const { clientWidth, clientHeight } = this.canvas;
    return {
      x: ((at.x + 1) / 2) * clientWidth,
      y: ((1 - at.y) / 2) * clientHeight,
      visible: this.view !== 'inside' && at.z < 1 && Math.abs(at.x) < 1 && Math.abs(at.y) < 1,
    };
  }

  /** The picture at another size (pixels), copied before the browser clears what was drawn. */
  capture(width: number, height: number, keep: (picture: HTMLCanvasElement) => void): void {
    const { clientWidth, clientHeight } = this.canvas;
    const ratio = this.renderer.getPixelRatio();
    this.renderer.setPixelRatio(1);
    this.resize(width, height, 0);
    this.draw();
    keep(this.canvas);
    this.renderer.setPixelRatio(ratio);
    this.resize(clientWidth, clientHeight);
  }

  dispose(): void {
    this.stop();
    cancelAnimationFrame(this.pending);
    this.controls.dispose();
    for (const meshes of Object.values(this.meshes)) meshes.dispose();
    this.surfaces.dispose();
    this.sunlight.dispose();
    this.dimensions.dispose();
    this.mirrored?.dispose();
    this.renderer.dispose();
  }

  private readonly invalidate = (): void => {
    this.pending ||= requestAnimationFrame(this.render);
  };

  private readonly takeOver = (): void => {
    this.moved = true;
    this.stop();
  };

  private stop(): void {
    cancelAnimationFrame(this.spinning);
    this.spinning = 0;
  }

  private readonly render = (): void => {
    this.pending = 0;
    this.draw();
    this.onFrame();
    this.frames += 1;
    const { calls, triangles } = this.renderer.info.render;
    Object.assign(this.canvas.dataset, {
      frames: this.frames,
      calls,
      triangles,
      tier: this.tier,
      geometries: this.renderer.info.memory.geometries,
    });
    if (this.frames === 1) this.measure();
  };

  private draw(): void {
    const behind = this.camera.position.z < 0;
    const inside = this.view === 'inside';
    this.meshes.house.group.visible = !behind || inside;
    this.meshes.window.group.visible = !behind;
    this.dimensions.lines.visible = !inside;
    this.renderer.render(this.scene, this.camera);
  }

  /** Draws the first frame once more, when all is compiled, and steps up or down by the time it takes. */
  private measure(): void {
    const gl = this.renderer.getContext();
    const started = performance.now();
    this.draw();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    const tier = measuredTier(this.tier, performance.now() - started);
    if (tier !== this.tier) this.setQuality(tier);
  }

  private setQuality(tier: Tier): void {
    const quality = QUALITIES[tier];
    this.tier = tier;
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, quality.pixelRatio));
    this.renderer.shadowMap.type = quality.physical ? PCFShadowMap : BasicShadowMap;
    this.surfaces.dispose();
    this.mirrored?.dispose();
    this.mirrored = quality.reflections ? this.lightRoom() : null;
    this.surfaces = new Surfaces(quality.physical, this.mirrored);
    for (const meshes of Object.values(this.meshes)) meshes.resurface(this.surfaces);
    this.renderer.shadowMap.needsUpdate = true;
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth > 0) this.resize(clientWidth, clientHeight);
  }

  /** A room of soft lights, to be mirrored. */
  private lightRoom(): Texture {
    const generator = new PMREMGenerator(this.renderer);
    const { texture } = generator.fromScene(new RoomEnvironment(), 0.04);
    generator.dispose();
    return texture;
  }

  private frameProduct(): void {
    if (!this.model) return;
    const { eye, target } = shotOf(this.model, this.view, this.reach);
    this.controls.target.set(target.x, target.y, target.z);
    this.camera.position.set(eye.x, eye.y, eye.z);
    this.controls.update();
  }

  private rotate(degrees: number): void {
    const offset = this.camera.position.clone().sub(this.controls.target);
    offset.applyAxisAngle(new Vector3(0, 1, 0), (degrees * Math.PI) / 180);
    this.camera.position.copy(this.controls.target).add(offset);
    this.controls.update();
    this.invalidate();
  }
}
