import { useId, useMemo, useState } from 'react';
import { renderSvg, type SvgNode } from '#engine/goods/drawing/svg';
import styles from './drawing.module.css';

/**
 * The engine's to-scale drawing, as wide as its container. Drawing again during hydration would block a phone, so the
 * server's markup stays until `draw` is another function. Pass another function for another drawing.
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

/** The markup of the server's drawing, which has the id of `useId` and is in the page during hydration; else null. */
function svgOnPage(id: string): string | null {
  return typeof document === 'undefined' ? null : (document.getElementById(id)?.innerHTML ?? null);
}
