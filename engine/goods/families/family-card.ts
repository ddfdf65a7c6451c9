/**
 * The facts and texts of a family that are loaded with every page. A card therefore imports types only; everything else
 * about a family is in `Family`.
 */
export interface FamilyCard {
  /** The Polish code of the family in the API, the database and URLs. */
  readonly code: string;
  /** The name of the family in the shop: "Markizy". */
  readonly label: string;
  /** SVG paths of its icon on a grid of 48 × 36: the lines, and the filled area below them. */
  readonly sign: { readonly ink: string; readonly shade: string };
  /** Whether its goods can be rows of a project of windows: width and height have to be its only sizes. */
  readonly forWindows: boolean;
  /** The label of its projection; absent for families without one. */
  readonly projectionLabel?: string;
  /** The labels of its two colours: "Kolor tkaniny", "Kolor konstrukcji". */
  readonly colorLabel: string;
  readonly frameColorLabel: string;
  /** The text below the title of the family's product list. */
  readonly introduction: string;
  /** Paragraphs below the description of each of its products. */
  readonly description: readonly string[];
  /** Codes of the collections of cloth that its products are made with; absent for a family without cloth. */
  readonly fabrics?: readonly string[];
  /** The family's link to the configurator on the home page, if it has one. */
  readonly shortcut?: { readonly title: string; readonly text: string };
}
