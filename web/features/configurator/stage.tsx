import { useDeferredValue, useMemo } from 'react';
import type { Category } from '../../../engine/categories.js';
import type { Configuration } from '../../../engine/configuration.js';
import { drawProduct } from '../../../engine/drawing/draw-product.js';
import type { Daylight } from '../../../engine/drawing/light.js';
import { siteOf } from '../../../engine/sun/product-shade.js';
import { daylightOn } from '../../../engine/sun/shade.js';
import { Drawing } from '../../ui/drawing';
import styles from './stage.module.css';
import { type SunSettings, sunOf, useSunSettings } from './sun/use-sun-settings';

/** Families whose pictures stand in the sun that the visitor sets. */
const OUTDOORS: ReadonlySet<Category> = new Set(['markizy', 'pergole', 'zaluzje', 'refleksole']);

/** The page's main picture: the configuration drawn to scale, with its dimensions, in the chosen hour's light. */
export function Stage({ configuration }: { configuration: Configuration }) {
  const [settings] = useSunSettings();
  const drawn = useDeferredValue(configuration);
  const sun = useDeferredValue(settings);
  const drawing = useMemo(
    () =>
      drawProduct(drawn, {
        dimensions: true,
        scene: true,
        ...(OUTDOORS.has(drawn.category) && { daylight: daylightOf(drawn, sun) }),
      }),
    [drawn, sun],
  );
  return (
    <div className={styles.stage}>
      <Drawing node={drawing} />
    </div>
  );
}

function daylightOf(configuration: Configuration, settings: SunSettings): Daylight {
  return daylightOn(sunOf(settings), siteOf(configuration, settings.facade));
}
