import { useCallback } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { drawProduct } from '#engine/goods/drawing/draw-product';
import { Drawing } from '../../../goods/drawing';
import styles from './compared-picture.module.css';

/** A small drawing of the configuration to scale, without dimensions and surroundings. */
export function ComparedPicture({ configuration }: { configuration: Configuration }) {
  const draw = useCallback(
    () => drawProduct(configuration, { dimensions: false, scene: false }),
    [configuration],
  );
  return (
    <div className={styles.picture}>
      <Drawing draw={draw} />
    </div>
  );
}
