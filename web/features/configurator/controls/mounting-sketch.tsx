import { useCallback } from 'react';

import type { Configuration } from '../../../../engine/configuration/configuration.js';
import { mountingSketch } from '../../../../engine/drawing/mounting/mounting-sketch.js';
import { Drawing } from '../../../ui/image/drawing';

/** How the product is mounted, to scale; it changes with every field below it. */
export function MountingSketch({ configuration }: { configuration: Configuration }) {
  const draw = useCallback(() => mountingSketch(configuration), [configuration]);
  return <Drawing draw={draw} />;
}
