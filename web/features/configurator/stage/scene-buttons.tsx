import { type RefObject, useState } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { RoundButton } from '../../../ui/button/round-button';
import type { IconName } from '../../../ui/image/icon';
import { TooltipGroup } from '../../../ui/overlay/tooltip';
import type { SceneHandle } from '../scene/scene-view';
import { PhotoDialog } from './photo-dialog';
import styles from './scene-buttons.module.css';

const TURN = 15;
const NEARER = 1.25;

/** Buttons that turn and zoom the picture, as fingers do, show a figure for scale, and take a still. */
export function SceneButtons({
  scene,
  ready,
  hasFigure,
  onFigure,
  configuration,
  price,
  path,
}: {
  scene: RefObject<SceneHandle | null>;
  /** Whether the picture is shown; before it is, the buttons are hidden. */
  ready: boolean;
  /** Whether a figure stands beside the product. */
  hasFigure: boolean;
  onFigure: (hasFigure: boolean) => void;
  configuration: Configuration;
  price: string | null;
  /** The path in the caption of a still; by default the page's address. */
  path?: string;
}) {
  const [photographing, setPhotographing] = useState(false);
  const buttons: readonly [IconName, string, () => void][] = [
    ['turn-left', `Obróć w\u00a0lewo o\u00a0${TURN} stopni`, () => scene.current?.turn(TURN)],
    ['turn-right', `Obróć w\u00a0prawo o\u00a0${TURN} stopni`, () => scene.current?.turn(-TURN)],
    ['turn-around', 'Obróć dookoła', () => turnAround(scene.current)],
    ['plus', 'Przybliż', () => scene.current?.zoom(NEARER)],
    ['minus', 'Oddal', () => scene.current?.zoom(1 / NEARER)],
    ['camera', 'Zrób zdjęcie', () => setPhotographing(true)],
  ];
  return (
    <TooltipGroup>
      <fieldset className={styles.buttons} hidden={!ready} aria-label="Obraz 3D">
        {buttons.map(([icon, label, act]) => (
          <RoundButton key={icon} icon={icon} label={label} onClick={act} />
        ))}
        <RoundButton
          icon="user"
          label="Sylwetka 175 cm"
          pressed={hasFigure}
          onClick={() => onFigure(!hasFigure)}
        />
      </fieldset>
      <PhotoDialog
        open={photographing}
        onClose={() => setPhotographing(false)}
        {...{ scene, configuration, price, path }}
      />
    </TooltipGroup>
  );
}

/** Turns once around the product or, where motion is reduced, a quarter of that at once. */
function turnAround(scene: SceneHandle | null): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) scene?.turn(90);
  else scene?.spin();
}
