import type { RefObject } from 'react';
import type { Configuration } from '../../../../engine/configuration/configuration.js';
import { fileLabel, productName, sizeLabel } from '../../../../engine/configuration/labels.js';
import { downloadFile } from '../../../lib/browser/download';
import type { IconName } from '../../../ui/image/icon';
import { RoundButton } from '../../../ui/button/round-button';
import { toast } from '../../../ui/overlay/toast';
import { TooltipGroup } from '../../../ui/overlay/tooltip';
import styles from './scene-buttons.module.css';
import type { SceneHandle } from '../scene/scene-view';

const TURN = 15;
const NEARER = 1.25;

/** Buttons for everything that dragging does (turn, zoom), and for saving a picture. */
export function SceneButtons({
  scene,
  configuration,
  price,
  path,
}: {
  scene: RefObject<SceneHandle | null>;
  configuration: Configuration;
  price: string | null;
  /** Path of the configuration; defaults to the page's address. */
  path?: string;
}) {
  const buttons: readonly [IconName, string, () => void][] = [
    ['turn-left', `Obróć w\u00a0lewo o\u00a0${TURN} stopni`, () => scene.current?.turn(-TURN)],
    ['turn-right', `Obróć w\u00a0prawo o\u00a0${TURN} stopni`, () => scene.current?.turn(TURN)],
    ['turn-around', 'Obróć dookoła', () => turnAround(scene.current)],
    ['plus', 'Przybliż', () => scene.current?.zoom(NEARER)],
    ['minus', 'Oddal', () => scene.current?.zoom(1 / NEARER)],
    ['camera', 'Zapisz zdjęcie', () => void savePicture(scene.current, configuration, price, path)],
  ];
  return (
    <TooltipGroup>
      <fieldset className={styles.buttons} aria-label="Obraz 3D">
        {buttons.map(([icon, label, act]) => (
          <RoundButton key={icon} icon={icon} label={label} onClick={act} />
        ))}
      </fieldset>
    </TooltipGroup>
  );
}

/** One continuous turn, or quarter turns where motion is reduced. */
function turnAround(scene: SceneHandle | null): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) scene?.turn(90);
  else scene?.spin();
}

async function savePicture(
  scene: SceneHandle | null,
  configuration: Configuration,
  price: string | null,
  path = window.location.href,
): Promise<void> {
  if (!scene) return;
  const { takePicture } = await import('../scene/capture');
  const title = `${productName(configuration)} ${sizeLabel(configuration)}`;
  const link = new URL(path, window.location.href).href;
  const picture = await takePicture(scene, { title, price, link });
  if (!picture) {
    toast({ title: 'Nie udało się zrobić zdjęcia', tone: 'destructive' });
    return;
  }
  downloadFile(picture, `${fileLabel(configuration)}.jpg`);
}
