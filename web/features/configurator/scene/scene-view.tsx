import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import type { ProductDimension } from '../../../../engine/families/family.js';
import type { Dimension } from '../../../../engine/configuration/configuration.js';
import type { Daylight } from '../../../../engine/drawing/light.js';
import { between } from '../../../../engine/model/geometry.js';
import type { Model } from '../../../../engine/model/model.js';
import { ProductScene } from './product-scene';
import styles from './scene-view.module.css';
import type { View } from './views';

/** Commands for the buttons around the picture. */
export type SceneHandle = Pick<ProductScene, 'turn' | 'zoom' | 'spin' | 'capture'>;

interface SceneViewProps {
  /** How the family calls its sizes. */
  sizes: readonly ProductDimension[];
  model: Model;
  daylight: Daylight;
  view: View;
  handle: RefObject<SceneHandle | null>;
  /** A frame has been drawn. */
  ready: boolean;
  onReady: (ready: boolean) => void;
  /** The WebGL context was lost or is unavailable. */
  onLost: () => void;
  /** A size in the picture was clicked. */
  onPick: (dimension: Dimension) => void;
}

/** The 3D picture with its sizes; covers the drawing below it after its first frame. */
export function SceneView(props: SceneViewProps) {
  const { sizes, model, daylight, view, handle, ready, onPick } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const scene = useProductScene(canvas, labels, props);

  useEffect(() => scene.current?.shine(daylight), [scene, daylight]);
  useEffect(() => scene.current?.show(model), [scene, model]);
  useEffect(() => scene.current?.look(view), [scene, view]);
  useImperativeHandle<SceneHandle, SceneHandle>(
    handle,
    () => ({
      turn: (degrees) => scene.current?.turn(degrees),
      zoom: (factor) => scene.current?.zoom(factor),
      spin: () => scene.current?.spin(),
      capture: (width, height, keep) => scene.current?.capture(width, height, keep),
    }),
    [scene],
  );

  return (
    <div className={styles.scene} data-ready={ready || undefined}>
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      <div ref={labels} className={styles.labels}>
        {model.dimensions.map(({ dimension, value }) => (
          <button
            key={dimension}
            type="button"
            className={styles.label}
            aria-label={`${sizes.find((size) => size.dimension === dimension)?.label} ${value}\u00a0cm: zmień`}
            onClick={() => onPick(dimension)}
          >
            {value}&nbsp;cm
          </button>
        ))}
      </div>
    </div>
  );
}

/** A scene on the canvas for as long as the component is mounted; its labels move with every frame. */
function useProductScene(
  canvas: RefObject<HTMLCanvasElement | null>,
  labels: RefObject<HTMLDivElement | null>,
  { model, onReady, onLost }: Pick<SceneViewProps, 'model' | 'onReady' | 'onLost'>,
): RefObject<ProductScene | null> {
  const scene = useRef<ProductScene>(null);
  const latest = useRef(model);
  useEffect(() => {
    latest.current = model;
  }, [model]);
  useEffect(() => {
    const surface = canvas.current;
    if (!surface) return;
    const made = tryToMake(surface, () => {
      onReady(true);
      placeLabels(made, latest.current, labels.current);
    });
    if (!made) return onLost();
    const lose = (event: Event): void => {
      event.preventDefault();
      onLost();
    };
    surface.addEventListener('webglcontextlost', lose);
    const stopWatching = watchSize(surface, made);
    scene.current = made;
    return () => {
      surface.removeEventListener('webglcontextlost', lose);
      stopWatching();
      scene.current = null;
      made.dispose();
      onReady(false);
    };
  }, [canvas, labels, onLost, onReady]);
  return scene;
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

/** Moves every label to the middle of its dimension line, outside of React, on every frame. */
function placeLabels(
  scene: ProductScene | null,
  { dimensions }: Model,
  labels: HTMLDivElement | null,
): void {
  for (const [index, { from, to }] of dimensions.entries()) {
    const label = labels?.children[index];
    if (!scene || !(label instanceof HTMLElement)) continue;
    const { x, y, visible } = scene.project(between(from, to, 0.5));
    label.style.transform = `translate(-50%, -50%) translate(${x}px, ${y}px)`;
    label.hidden = !visible;
  }
}
