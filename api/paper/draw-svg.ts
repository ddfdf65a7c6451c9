import SVGtoPDF from 'svg-to-pdfkit';
import { type SvgNode, renderSvg } from '#engine/goods/drawing/svg';
import { type Box, FONT_FILES, type Sheet } from './sheet.js';

/** Draws an engine drawing into a box of the sheet, with a sentence as its alternative text. */
export function drawSvg(sheet: Sheet, drawing: SvgNode, box: Box, alt: string): void {
  const { x, y, width, height } = box;
  const fontCallback = () => FONT_FILES.strong;
  const draw = () => SVGtoPDF(sheet.doc, renderSvg(drawing), x, y, { width, height, fontCallback });
  sheet.part('Figure', draw, alt);
}
