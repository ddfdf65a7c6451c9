import type { Configuration } from '#engine/goods/configuration/configuration';
import { tiltForShade, tiltForSun, type Louvres } from '#engine/goods/sun/louvres';
import { siteOf } from '#engine/goods/sun/product-shade';
import { profileAngle, sunlightOn } from '#engine/goods/sun/shade';
import { Button } from '../../../ui/button/button';
import { sunOf, useSunSettings } from './use-sun-settings';
import styles from './sun-panel.module.css';

/** Buttons that turn the louvres of a roof against the sun or towards it; nothing while no sun reaches the roof. */
export function LouvreButtons({
  configuration,
  louvres,
  maxTilt,
  onTurn,
}: {
  configuration: Configuration;
  louvres: Louvres;
  /** The maximum angle of the louvres, degrees. */
  maxTilt: number;
  onTurn: (tilt: number) => void;
}) {
  const [settings] = useSunSettings();
  const sun = sunOf(settings);
  if (sunlightOn(sun, siteOf(configuration, settings.facade)) !== 'shining') return null;
  const profile = profileAngle(sun, settings.facade);
  const shade = tiltForShade(louvres, profile, maxTilt);
  const light = tiltForSun(louvres, profile, maxTilt);
  return (
    <div className={styles.buttons}>
      <Button
        size="s"
        variant="secondary"
        onClick={() => onTurn(shade)}
      >{`Lamele na cień (${shade}°)`}</Button>
      <Button
        size="s"
        variant="secondary"
        onClick={() => onTurn(light)}
      >{`Lamele na słońce (${light}°)`}</Button>
    </div>
  );
}
