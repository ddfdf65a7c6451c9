import { PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Point } from '../../../../engine/model/geometry.js';
import type { Model } from '../../../../engine/model/model.js';
import { type Reach, shotOf, type View } from './views';
import { CM } from './units';

const FIELD_OF_VIEW = 30;
/** In a room, which is seen from within. */
const WIDE = 46;
/** Height of the buttons over the lower edge of the picture, CSS pixels. */
const BUTTONS = 60;
/** Distances from the product, m. */
const NEAREST = 0.8;
const FARTHEST = 26;
/** The camera stays above the ground. */
const LOWEST = Math.PI * 0.53;
/** Duration of a full turn, ms. */
const TURN_TIME = 9000;
const UP = new Vector3(0, 1, 0);

/** Where a point of the product lies in the picture, CSS pixels; not visible behind the camera. */
export interface Projected {
  readonly x: number;
  readonly y: number;
  readonly visible: boolean;
}

/** The camera, controlled by views, buttons and dragging. It follows the product until the visitor has moved it. */
export class CameraRig {
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 4 / 3, 0.05, 200);
  private readonly controls: OrbitControls;
  private model: Model | null = null;
  private shownView: View = 'corner';
  private moved = false;
  private reach: Reach = { up: 1, across: 1 };
  private spinning = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly onChange: () => void,
  ) {
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enablePan = false;
    // The wheel scrolls the page; zooming is by buttons.
    this.controls.enableZoom = false;
    this.controls.minDistance = NEAREST;
    this.controls.maxDistance = FARTHEST;
    this.controls.maxPolarAngle = LOWEST;
    this.controls.addEventListener('change', onChange);
    this.controls.addEventListener('start', this.takeOver);
  }

  get view(): View {
    return this.shownView;
  }

  /** Keeps a product in the picture, however its size changes. */
  follow(model: Model): void {
    this.model = model;
    if (!this.moved) this.frame();
  }

  look(view: View): void {
    this.shownView = view;
    this.moved = false;
    this.stop();
    this.frame();
  }

  /** About the product, degrees; to the right where positive. */
  turn(degrees: number): void {
    this.takeOver();
    this.rotate(degrees);
  }

  /** Nearer (above 1) or farther away. */
  zoom(factor: number): void {
    this.takeOver();
    const offset = this.camera.position.clone().sub(this.controls.target);
    offset.setLength(Math.min(FARTHEST, Math.max(NEAREST, offset.length() / factor)));
    this.place(offset);
  }

  /** Turns once around the product, unless the visitor starts to drag. */
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

  /** Shifts the product up by the pixels that buttons cover at the lower edge. */
  resize(width: number, height: number, covered = BUTTONS): void {
    this.camera.aspect = width / height;
    this.camera.setViewOffset(width, height, 0, covered / 2, width, height);
    const up = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
    this.reach = { up: up * (1 - covered / height), across: up * this.camera.aspect };
    if (!this.moved) this.frame();
  }

  /** Where a point (cm) lies in the picture. */
  project({ x, y, z }: Point): Projected {
    const at = new Vector3(x, y, z).multiplyScalar(CM).project(this.camera);
    const { clientWidth, clientHeight } = this.canvas;
    return {
      x: ((at.x + 1) / 2) * clientWidth,
      y: ((1 - at.y) / 2) * clientHeight,
      visible: at.z < 1 && Math.abs(at.x) < 1 && Math.abs(at.y) < 1,
    };
  }

  dispose(): void {
    this.stop();
    this.controls.dispose();
  }

  private readonly takeOver = (): void => {
    this.moved = true;
    this.stop();
  };

  private stop(): void {
    cancelAnimationFrame(this.spinning);
    this.spinning = 0;
  }

  private frame(): void {
    if (!this.model) return;
    this.camera.fov = this.shownView === 'inside' ? WIDE : FIELD_OF_VIEW;
    this.camera.updateProjectionMatrix();
    const { eye, target } = shotOf(this.model, this.shownView, this.reach);
    this.controls.target.set(target.x, target.y, target.z);
    this.place(new Vector3(eye.x, eye.y, eye.z).sub(this.controls.target));
  }

  private rotate(degrees: number): void {
    const offset = this.camera.position.clone().sub(this.controls.target);
    this.place(offset.applyAxisAngle(UP, (degrees * Math.PI) / 180));
  }

  /** So far from the product. */
  private place(offset: Vector3): void {
    this.camera.position.copy(this.controls.target).add(offset);
    this.controls.update();
    this.onChange();
  }
}
