import { MathUtils, PerspectiveCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Box, Point } from '#engine/goods/model/geometry';
import type { Model } from '#engine/goods/model/model';
import { boundsOf } from '#engine/goods/model/part';
import { CM } from './section-geometry';
import { TouchControl, type Gesture } from './touch-control';
import { distanceOutside, type Frame, shotOf, type View } from './views';

/**
 * Heights of the rows of buttons at the upper and the lower edge of the picture, CSS pixels; a picture lower than LOW
 * shows none.
 */
const BUTTONS = { above: 56, below: 60 };
export const NONE = { above: 0, below: 0 };
const LOW = 240;
/** Limits of the camera's distance from its target, m. */
const NEAREST = 0.8;
const FARTHEST = 26;
/** Limits of the camera's angle from the zenith, radians: from a little below its target to straight above it. */
const LOWEST = Math.PI * 0.53;
const HIGHEST = 0.01;
/** Durations of a full turn and of a flight to a detail, ms. */
const TURN_TIME = 9000;
const FLIGHT_TIME = 500;
const UP = new Vector3(0, 1, 0);

/** The size of a picture, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Where a point of the scene lies in the picture, CSS pixels; `visible` is false outside of the picture and behind the
 * camera.
 */
export interface Projected {
  readonly x: number;
  readonly y: number;
  readonly visible: boolean;
}

/** Where the camera is: its target and its offset from that, m, and its field of view, degrees. */
interface Pose {
  readonly target: Vector3;
  readonly offset: Vector3;
  readonly fieldOfView: number;
}

/**
 * The camera, controlled by views, buttons and dragging. It keeps the whole product in view until the visitor turns or
 * zooms.
 */
export class CameraRig {
  readonly camera = new PerspectiveCamera(30, 1, 0.05, 200);
  private readonly controls: OrbitControls;
  private readonly touch: TouchControl;
  private model: Model | null = null;
  /** The box of the product, cm. */
  private bounds: Box | null = null;
  private shownView: View = 'corner';
  private moved = false;
  /** The part of the product that was flown to, cm; null while the whole product is shown. */
  private detail: Box | null = null;
  /** Whether the visitor is turning the picture at the moment. */
  private held = false;
  private shape: Frame = { aspect: 1, free: 1 };
  private size: Size = { width: 1, height: 1 };
  /** The next frame of a turn or flight. */
  private moving = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly onChange: () => void,
  ) {
    this.touch = new TouchControl(canvas, this.gesture);
    this.controls = new OrbitControls(this.camera, canvas);
    // OrbitControls has set it to "none", with which a finger could not scroll the page.
    canvas.style.touchAction = 'pan-y';
    this.controls.enablePan = false;
    // The wheel scrolls the page; zooming is by buttons and by two fingers.
    this.controls.enableZoom = false;
    this.controls.maxPolarAngle = LOWEST;
    this.controls.addEventListener('change', this.stayOutside);
    this.controls.addEventListener('start', () => {
      this.held = true;
      this.takeOver();
    });
    this.controls.addEventListener('end', () => (this.held = false));
  }

  get view(): View {
    return this.shownView;
  }

  /** Shows the whole of a product of any size, unless the visitor has moved the camera. */
  follow(model: Model): void {
    this.model = model;
    this.bounds = boundsOf(model.parts);
    this.detail = null;
    if (!this.moved) this.frame();
  }

  look(view: View): void {
    this.shownView = view;
    this.moved = false;
    this.detail = null;
    this.frame();
  }

  /**
   * Flies to a part of the product (a box, cm), or shows it at once where motion is reduced. Does nothing while the
   * visitor is turning the picture.
   */
  flyTo(detail: Box): void {
    if (!this.model || this.held) return;
    this.stop();
    this.detail = detail;
    this.moved = false;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.frame();
    else this.fly(this.pose(this.model));
  }

  /** Moves the camera around the product by these degrees: to the right where positive, to the left where negative. */
  turn(degrees: number): void {
    this.takeOver();
    this.rotate(degrees);
  }

  /** Moves the camera nearer (`factor` above 1) or farther away (below 1). */
  zoom(factor: number): void {
    this.takeOver();
    const offset = this.camera.position.clone().sub(this.controls.target);
    offset.setLength(MathUtils.clamp(offset.length() / factor, NEAREST, FARTHEST));
    this.place(offset);
  }

  /** Turns once around the product; stops when the visitor moves the camera or chooses a view. */
  spin(): void {
    this.takeOver();
    let last = performance.now();
    let left = 360;
    const step = (now: number): void => {
      const degrees = Math.min(left, ((now - last) / TURN_TIME) * 360);
      [last, left] = [now, left - degrees];
      this.rotate(degrees);
      this.moving = left > 0 ? requestAnimationFrame(step) : 0;
    };
    this.moving = requestAnimationFrame(step);
  }

  /** Sets the size of the picture, CSS pixels; the product stays clear of the edges that buttons cover. */
  resize(width: number, height: number, covered = height < LOW ? NONE : BUTTONS): void {
    const { above, below } = covered;
    this.size = { width, height };
    this.camera.aspect = width / height;
    this.camera.setViewOffset(width, height, 0, (below - above) / 2, width, height);
    this.shape = { aspect: this.camera.aspect, free: 1 - (above + below) / height };
    if (!this.moved) this.frame();
  }

  /** Where a point (cm) lies in the picture. */
  project({ x, y, z }: Point): Projected {
    const at = new Vector3(x, y, z).multiplyScalar(CM).project(this.camera);
    const { width, height } = this.size;
    return {
      x: ((at.x + 1) / 2) * width,
      y: ((1 - at.y) / 2) * height,
      visible: at.z < 1 && Math.abs(at.x) < 1 && Math.abs(at.y) < 1,
    };
  }

  dispose(): void {
    this.stop();
    this.touch.dispose();
    this.controls.dispose();
  }

  private readonly gesture = ({ turn, rise, zoom }: Gesture): void => {
    this.takeOver();
    const offset = this.camera.position.clone().sub(this.controls.target);
    const spherical = new Spherical().setFromVector3(offset);
    spherical.theta -= MathUtils.degToRad(turn);
    spherical.phi = MathUtils.clamp(spherical.phi - MathUtils.degToRad(rise), HIGHEST, LOWEST);
    spherical.radius = MathUtils.clamp(spherical.radius / zoom, NEAREST, FARTHEST);
    this.place(offset.setFromSpherical(spherical));
  };

  /** Moves the camera away from the product where it has come too near, and reports the change. */
  private readonly stayOutside = (): void => {
    const { position } = this.camera;
    const { target } = this.controls;
    const direction = position.clone().sub(target).normalize();
    const nearest = this.nearest(direction);
    if (position.distanceTo(target) < nearest)
      position.copy(target).addScaledVector(direction, nearest);
    this.onChange();
  };

  /** The minimum distance of the camera from its target, m, in this direction. */
  private nearest(direction: Vector3): number {
    if (!this.bounds || this.shownView === 'inside') return NEAREST;
    const target = this.controls.target.clone().divideScalar(CM);
    return Math.max(NEAREST, distanceOutside(this.bounds, target, direction) * CM);
  }

  private readonly takeOver = (): void => {
    this.moved = true;
    this.stop();
  };

  private stop(): void {
    cancelAnimationFrame(this.moving);
    this.moving = 0;
  }

  private frame(): void {
    if (!this.model) return;
    this.stop();
    this.show(this.pose(this.model));
  }

  private pose(model: Model): Pose {
    const shot = shotOf(model, this.shownView, this.shape, this.detail);
    const target = new Vector3().copy(shot.target);
    return {
      target,
      offset: new Vector3().copy(shot.eye).sub(target),
      fieldOfView: shot.fieldOfView,
    };
  }

  private show({ target, offset, fieldOfView }: Pose): void {
    this.camera.fov = fieldOfView;
    this.camera.updateProjectionMatrix();
    this.controls.target.copy(target);
    this.place(offset);
  }

  /** Moves around the product to a pose, slower towards the end. */
  private fly({ target, offset, fieldOfView }: Pose): void {
    const from = this.controls.target.clone();
    const away = this.camera.position.clone().sub(from);
    const { fov } = this.camera;
    let started: number | null = null;
    const step = (now: number): void => {
      started ??= now;
      const left = Math.max(0, 1 + (started - now) / FLIGHT_TIME);
      this.moving = left > 0 ? requestAnimationFrame(step) : 0;
      const share = 1 - left ** 3;
      this.show({
        target: from.clone().lerp(target, share),
        offset: away.clone().lerp(offset, share),
        fieldOfView: fov + (fieldOfView - fov) * share,
      });
    };
    this.moving = requestAnimationFrame(step);
  }

  private rotate(degrees: number): void {
    const offset = this.camera.position.clone().sub(this.controls.target);
    this.place(offset.applyAxisAngle(UP, (degrees * Math.PI) / 180));
  }

  /** Places the camera at this offset from its target, m. */
  private place(offset: Vector3): void {
    this.camera.position.copy(this.controls.target).add(offset);
    this.controls.update();
    this.stayOutside();
  }
}
