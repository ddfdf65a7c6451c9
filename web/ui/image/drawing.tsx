import { useId, useMemo, useState } from 'react';

import { renderSvg, type SvgNode } from '../../../engine/drawing/svg.js';
import styles from './drawing.module.css';

/**
 * The engine's to-scale drawing; as wide as the place it is put in. What came with the page stays until another one is
 * wanted: to draw it once more would hold up a phone. `draw` is another function when the drawing is another.
 */
export function Drawing({ draw }: { draw: () => SvgNode }) {
  const id = useId();
  const [arrived] = useState(() => ({ draw, svg: svgOnPage(id) }));
  const svg = useMemo(
    () => (arrived.draw === draw ? arrived.svg : null) ?? renderSvg(draw()),
    [arrived, draw],
  );
  return <div className={styles.drawing} id={id} dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** React gives an element the same id only where it takes over what the server has rendered. */
function svgOnPage(id: string): string | null {
  return typeof document === 'undefined' ? null : (document.getElementById(id)?.innerHTML ?? null);
}
