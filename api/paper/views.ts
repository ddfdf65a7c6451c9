import SVGtoPDF from 'svg-to-pdfkit';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { UNCONFIRMED } from '#engine/goods/configuration/labels';
import { type SvgNode, renderSvg } from '#engine/goods/drawing/svg';
import { VIEW_NAMES, drawView } from '#engine/goods/drawing/views/draw-view';
import { showsAssumedSizes } from '#engine/goods/drawing/views/view-sizes';
import { type Box, COLORS, type Sheet, FONT_FILES } from './sheet.js';

const VIEWS = ['front', 'side', 'top'] as const;

/** Space below a drawing for its name, in points. */
export const CAPTION_HEIGHT = 16;

/** A drawing in an orthographic view. */
export interface PaperView {
  drawing: SvgNode;
  /** "Widok z przodu", "Widok z boku (niepotwierdzone)" */
  name: string;
}

/**
 * The front, side and top view of a configuration. With `marksAssumed` the names of those with sizes that nobody may
 * have entered are marked `UNCONFIRMED`.
 */
export function viewsOf(settings: Configuration, { marksAssumed = false } = {}): PaperView[] {
  return VIEWS.map((view) => {
    const mark = marksAssumed && showsAssumedSizes(settings, view) ? UNCONFIRMED : '';
    const name = VIEW_NAMES[view] + mark;
    return {
      drawing: drawView(settings, view),
      name: name.charAt(0).toUpperCase() + name.slice(1),
    };
  });
}

/** Draws a view in a box, with its name below. */
export function drawPaperView(sheet: Sheet, { drawing, name }: PaperView, box: Box): void {
  drawSvg(sheet, drawing, box, name);
  sheet.paragraph('Caption', name, box.x, box.y + box.height + 4, {
    size: 8.5,
    color: COLORS.soft,
    width: box.width,
  });
}

/** Draws an engine drawing into a box of the sheet, with a sentence as its alternative text. */
export function drawSvg(sheet: Sheet, drawing: SvgNode, box: Box, alt: string): void {
  const { x, y, width, height } = box;
  const fontCallback = () => FONT_FILES.strong;
  const draw = () => SVGtoPDF(sheet.doc, renderSvg(drawing), x, y, { width, height, fontCallback });
  sheet.part('Figure', draw, alt);
}
