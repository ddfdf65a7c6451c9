import { useDeferredValue, useMemo } from 'react';
import type { Configuration } from '../../../engine/configuration.js';
import { drawProduct } from '../../../engine/drawing/draw-product.js';
import { Drawing } from '../../ui/drawing';
import styles from './stage.module.css';

/** The page's main picture: the configuration drawn to scale, with its dimensions. */
export function Stage({ configuration }: { configuration: Configuration }) {
  const drawn = useDeferredValue(configuration);
  const drawing = useMemo(() => drawProduct(drawn, { dimensions: true, scene: true }), [drawn]);
  return (
    <div className={styles.stage}>
      <Drawing node={drawing} />
    </div>
  );
}
