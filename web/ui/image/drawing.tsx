import { useId, useMemo, useState } from 'react';

import { renderSvg, type SvgNode } from '../../../engine/drawing/svg.js';
import styles from './drawing.module.css';

/**
 * The engine's to-scale drawing; as wide as its container. Server-rendered markup stays until another drawing is
 * needed, because drawing again would block a phone. Pass another `draw` function for another drawing.
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

/** The server-rendered drawing. Only while React hydrates is an element with the id of `useId` already in the page. */
function svgOnPage(id: string): string | null {
  return typeof document === 'undefined' ? null : (document.getElementById(id)?.innerHTML ?? null);
}
