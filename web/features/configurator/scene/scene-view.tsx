import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Dimension } from '#engine/goods/configuration/configuration';
import type { ProductDimension } from '#engine/goods/families/family';
import { between } from '#engine/goods/model/geometry';
import type { Model } from '#engine/goods/model/model';
import { separateLabels } from './dimension-lines';
import { type DrawnStill, ProductScene, type SceneState, type Still } from './product-scene';
import styles from './scene-view.module.css';

/** How often a scene with a lost context is created again; after that the drawing is shown until 3D is chosen again. */
const MOST_REVIVALS = 2;

/** Commands for the buttons around the picture. */
export interface SceneHandle extends Pick<ProductScene, 'turn' | 'zoom' | 'spin'> {
  /** Draws a still and passes it to `keep` with the labels of its sizes. */
  capture: (still: Still, onDrawn: (drawn: LabelledStill) => void) => void;
  /** Whether the graphics are strong enough to trace paths of light. */
  traces: () => boolean;
}

/** A still with the labels of its sizes; it has no labels if it has no dimension lines. */
interface LabelledStill extends Omit<DrawnStill, 'project'> {
  readonly labels: readonly StillLabel[];
}

/** The label of a size in a still; its middle in pixels from the upper left corner. */
export interface StillLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

interface SceneViewProps {
  /** The sizes of the family, for their labels. */
  sizes: readonly ProductDimension[];
  state: SceneState;
  handle: RefObject<SceneHandle | null>;
  /** Whether a frame has been drawn. */
  ready: boolean;
  onReady: (ready: boolean) => void;
  /** Called when the WebGL context is unavailable, or was lost repeatedly. */
  onLost: () => void;
  onPick: (dimension: Dimension) => void;
}

/** The 3D picture with its sizes; hidden until its first frame has been drawn. */
export function SceneView(props: SceneViewProps) {
  const { sizes, state, handle, ready, onPick } = props;
  const { model } = state;
  const frame = useRef<HTMLDivElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const { scene, revivals } = useProductScene(frame, labels, props);

  // Depends on `revivals`, so that a scene that was created again shows the same as the lost one.
  useEffect(() => scene.current?.show(state), [scene, revivals, state]);
  useImperativeHandle<SceneHandle, SceneHandle>(
    handle,
    () => ({
      turn: (degrees) => scene.current?.turn(degrees),
      zoom: (factor) => scene.current?.zoom(factor),
      spin: () => scene.current?.spin(),
      capture: (still, onDrawn) =>
        scene.current?.capture(still, ({ picture, project, view: shownView }) =>
          onDrawn({
            picture,
            view: shownView,
            labels: still.dimensions ? labelsIn(model, project) : [],
          }),
        ),
      traces: () => scene.current?.traces ?? false,
    }),
    [scene, model],
  );

  return (
    <div className={styles.scene} data-ready={ready || undefined}>
      <div ref={frame} className={styles.frame} aria-hidden="true" />
      <div ref={labels} className={styles.labels}>
        {model.dimensions.map(({ dimension, value }) => (
          <button
            key={dimension}
            type="button"
            className={styles.label}
            aria-label={`${sizes.find((size) => size.dimension === dimension)?.label} ${value}\u00a0cm: zmień`}
            onClick={() => onPick(dimension)}
          >{`${value}\u00a0cm`}</button>
        ))}
      </div>
    </div>
  );
}

/** The visible sizes in a still, each in the middle of its line. */
function labelsIn({ dimensions }: Model, project: DrawnStill['project']): StillLabel[] {
  return dimensions.flatMap(({ value, from, to }) => {
    const { x, y, visible } = project(between(from, to, 0.5));
    return visible ? [{ text: `${value}\u00a0cm`, x, y }] : [];
  });
}

/**
 * Creates a scene while the component is mounted and returns it, with the number of times it was created again. Its
 * labels move with every frame. Every scene has a canvas of its own, because a canvas whose context was released or
 * lost cannot be drawn on again.
 */
function useProductScene(
  frame: RefObject<HTMLDivElement | null>,
  labels: RefObject<HTMLDivElement | null>,
  { state: { model }, onReady, onLost }: Pick<SceneViewProps, 'state' | 'onReady' | 'onLost'>,
): { scene: RefObject<ProductScene | null>; revivals: number } {
  const scene = useRef<ProductScene>(null);
  const [revivals, setRevivals] = useState(0);
  const latest = useRef(model);
  useEffect(() => {
    latest.current = model;
  }, [model]);
  useEffect(() => {
    const canvas = document.createElement('canvas');
    canvas.className = styles.canvas ?? '';
    const made = tryToMake(canvas, () => {
      onReady(true);
      placeLabels(made, latest.current, labels.current);
    });
    if (!made) return onLost();
    const lose = (): void => {
      if (revivals < MOST_REVIVALS) setRevivals(revivals + 1);
      else onLost();
    };
    canvas.addEventListener('webglcontextlost', lose);
    frame.current?.append(canvas);
    const stopWatching = watchSize(canvas, made);
    scene.current = made;
    return () => {
      canvas.removeEventListener('webglcontextlost', lose);
      stopWatching();
      scene.current = null;
      made.dispose();
      canvas.remove();
      onReady(false);
    };
  }, [frame, labels, onLost, onReady, revivals]);
  return { scene, revivals };
}

function tryToMake(canvas: HTMLCanvasElement, onFrame: () => void): ProductScene | null {
  try {
    return new ProductScene(canvas, onFrame);
  } catch {
    return null;
  }
}

function watchSize(canvas: HTMLCanvasElement, scene: ProductScene): () => void {
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth > 0 && clientHeight > 0) scene.resize(clientWidth, clientHeight);
  });
  observer.observe(canvas);
  return () => observer.disconnect();
}

/**
 * Moves every label to the middle of its dimension line, or clear of other labels; outside of React, because it runs
 * for every frame.
 */
function placeLabels(
  scene: ProductScene | null,
  { dimensions }: Model,
  labels: HTMLDivElement | null,
): void {
  if (!scene) return;
  const middles = dimensions.map(({ from, to }) => scene.project(between(from, to, 0.5)));
  for (const [index, { x, y, visible }] of separateLabels(middles).entries()) {
    const label = labels?.children[index];
    if (!(label instanceof HTMLElement)) continue;
    label.style.transform = `translate(-50%, -50%) translate(${x}px, ${y}px)`;
    label.hidden = !visible;
  }
}
