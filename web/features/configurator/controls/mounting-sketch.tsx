import { useCallback } from 'react';

import type { Configuration } from '#engine/goods/configuration/configuration';
import { mountingSketch } from '#engine/goods/drawing/mounting/mounting-sketch';
import { Drawing } from '../../../goods/drawing';

/** A drawing to scale of how the product is mounted. */
export function MountingSketch({ configuration }: { configuration: Configuration }) {
  const draw = useCallback(() => mountingSketch(configuration), [configuration]);
  return <Drawing draw={draw} />;
}
