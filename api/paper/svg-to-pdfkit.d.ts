declare module 'svg-to-pdfkit' {
  interface Options {
    width?: number;
    height?: number;
    /** The name or the file of a font for a text of the picture. */
    fontCallback?: (family: string, bold: boolean, italic: boolean) => string;
  }

  /** Draws SVG markup into a document; filters are left out. */
  function SVGtoPDF(
    doc: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options?: Options,
  ): void;

  export = SVGtoPDF;
}
