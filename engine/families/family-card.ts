/**
 * What every page of the shop shows of a family of products. Cards are on every page, so they hold short texts only
 * and import nothing; all else is in `Family`.
 */
export interface FamilyCard {
  /** The Polish code: how the family is called on the wire, in the database and in addresses. */
  readonly code: string;
  /** "Markizy" */
  readonly label: string;
  /** Its icon on a grid of 48 × 36: the lines, and the area that gives shade. */
  readonly sign: { readonly ink: string; readonly shade: string };
  /** Whether the head of every page links to it; the footer links to all. */
  readonly inHeader: boolean;
  /** What its size away from the wall is called; absent where it has none. */
  readonly projectionLabel?: string;
  /** One sentence below its name at the head of its list of products. */
  readonly introduction: string;
  /** Paragraphs below the description of each of its products. */
  readonly description: readonly string[];
  /** Its link to the configurator on the home page; absent where it has none. */
  readonly shortcut?: { readonly title: string; readonly text: string };
}
