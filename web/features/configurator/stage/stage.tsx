import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Configuration, Dimension } from '#engine/goods/configuration/configuration';
import { describeConfiguration } from '#engine/goods/configuration/labels';
import { drawProduct } from '#engine/goods/drawing/draw-product';
import { AFTERNOON, type Daylight } from '#engine/goods/drawing/light';
import { drawView } from '#engine/goods/drawing/views/draw-view';
import { familyOf } from '#engine/goods/families/families';
import { derive, shownPose } from '#engine/goods/model/derive';
import { siteOf } from '#engine/goods/sun/product-shade';
import { daylightOn } from '#engine/goods/sun/shade';
import type { SunPosition } from '#engine/goods/sun/sun-position';
import { Drawing } from '../../../goods/drawing';
import { VisuallyHidden } from '../../../ui/content/visually-hidden';
import type { SceneState } from '../scene/product-scene';
import type { SceneHandle } from '../scene/scene-view';
import type { View } from '../scene/views';
import { seasonAt } from '../scene/world/season';
import { type SunSettings, sunOf, useSunSettings } from '../sun/use-sun-settings';
import { SceneBoundary } from './scene-boundary';
import { StageBar } from './stage-bar';
import { StageFrame } from './stage-frame';
import { useStageMode, usePrinting } from './use-stage-mode';
import styles from './stage.module.css';

const SceneView = lazy(() =>
  import('../scene/scene-view').then((module) => ({ default: module.SceneView })),
);

const SceneButtons = lazy(() =>
  import('./scene-buttons').then(
    (module) => ({ default: module.SceneButtons }),
    () => ({ default: () => <></> }),
  ),
);

interface StageProps {
  configuration: Configuration;
  /** The formatted price; null while it is not known. */
  price: string | null;
  /** The path in the caption of a still; by default the page's address. */
  path?: string;
  /** Whether the picture fills its part of the page; else it is a card. */
  isPage?: boolean;
  /** Called when a size in the picture was clicked; by default it focuses the field of the size. */
  onPick?: (dimension: Dimension) => void;
  /** Buttons over the picture; each positions itself in a corner. */
  children?: ReactNode;
}

/** The main picture: the product to scale with its sizes, as a drawing or in 3D. */
export function Stage({
  configuration,
  price,
  path,
  isPage = false,
  onPick = focusSize,
  children,
}: StageProps) {
  const drawn = useDeferredValue(configuration);
  const light = useDaylight(drawn);
  const description = useMemo(() => describeConfiguration(drawn), [drawn]);
  const { mode, able, choose, giveUp } = useStageMode();
  const [view, setView] = useState<View>('corner');
  const [deployed, setDeployed] = useState(shownPose(configuration).deployed);
  const printing = usePrinting();
  const inSpace = mode === 'space' && able && !printing;
  const [ready, setReady] = useState(false);
  return (
    <StageFrame
      isPage={isPage}
      corner={children}
      bar={
        <StageBar
          category={configuration.category}
          mode={inSpace ? 'space' : 'drawing'}
          shown={inSpace && ready ? 'space' : 'drawing'}
          able={able}
          view={view}
          deployed={deployed}
          onMode={choose}
          onView={setView}
          onDeploy={setDeployed}
        />
      }
    >
      {ready ? (
        // The 3D picture is hidden from screen readers, so they get a text; the drawing describes itself.
        <VisuallyHidden>{description}</VisuallyHidden>
      ) : (
        <ProductDrawing configuration={drawn} view={view} daylight={light.daylight} />
      )}
      {inSpace && !ready && (
        <progress className={styles.loading} aria-label="Wczytujemy widok 3D" />
      )}
      {inSpace && (
        <Space
          {...{ configuration, price, path, deployed, ready, onPick }}
          light={light}
          view={view}
          onReady={setReady}
          onLost={giveUp}
        />
      )}
    </StageFrame>
  );
}

/** The product in 3D with the buttons around it; both are loaded when they are first shown. */
function Space({
  configuration,
  price,
  path,
  light,
  view,
  deployed,
  ready,
  onReady,
  onLost,
  onPick,
}: Pick<StageProps, 'configuration' | 'price' | 'path'> & {
  light: Light;
  view: View;
  /** How far the product is extended, 0 to 1. */
  deployed: number;
  ready: boolean;
  onReady: (ready: boolean) => void;
  onLost: () => void;
  onPick: (dimension: Dimension) => void;
}) {
  const scene = useRef<SceneHandle>(null);
  const [hasFigure, setHasFigure] = useState(false);
  const model = useMemo(() => derive(configuration, { deployed }), [configuration, deployed]);
  const state = useMemo(
    (): SceneState => ({ model, ...light, view, deployed, hasFigure }),
    [model, light, view, deployed, hasFigure],
  );
  return (
    <>
      <SceneBoundary onError={onLost}>
        <Suspense fallback={null}>
          <SceneView
            sizes={familyOf(configuration.category).dimensions}
            {...{ state, ready, onReady, onLost, onPick }}
            handle={scene}
          />
        </Suspense>
      </SceneBoundary>
      <Suspense fallback={null}>
        <SceneButtons
          {...{ scene, ready, hasFigure, configuration, price, path }}
          onFigure={setHasFigure}
        />
      </Suspense>
    </>
  );
}

function ProductDrawing({
  configuration,
  view,
  daylight,
}: {
  configuration: Configuration;
  view: View;
  daylight: Daylight;
}) {
  const withHouse = view === 'corner' || view === 'inside';
  const draw = useCallback(
    () =>
      withHouse
        ? drawProduct(configuration, { dimensions: true, scene: true, daylight })
        : drawView(configuration, view),
    [configuration, view, withHouse, daylight],
  );
  return (
    <div className={withHouse ? styles.house : styles.view}>
      <Drawing draw={draw} />
    </div>
  );
}

/** The light on the product, and the season of the garden. */
type Light = Pick<SceneState, 'daylight' | 'season'>;

/** The light at the chosen time. */
function useDaylight(configuration: Configuration): Light {
  const [settings] = useSunSettings();
  const shown = useDeferredValue(settings);
  return useMemo(() => {
    const sun = sunOf(shown);
    return {
      daylight: daylightOf(configuration, sun, shown.facade),
      season: seasonAt(shown.dayOfYear, sun),
    };
  }, [configuration, shown]);
}

/** The sun that the visitor sets, for outdoor families whose shade is computed; an afternoon's sun for the others. */
function daylightOf(
  configuration: Configuration,
  position: SunPosition,
  facade: SunSettings['facade'],
): Daylight {
  const { sun, isIndoors } = familyOf(configuration.category);
  if (!sun || isIndoors) return AFTERNOON;
  return daylightOn(position, siteOf(configuration, facade));
}

function focusSize(dimension: Dimension): void {
  const field = document.querySelector<HTMLInputElement>(`input[name="${dimension}"]`);
  field?.focus();
  field?.select();
}
