import type { Configuration } from '../../goods/configuration/configuration.js';
import { CATEGORIES, cardOf, type Category } from '../../goods/families/categories.js';

/** The maximum number of rows of a project; a cart has as many lines at most. */
export const MAX_ROWS = 50;
/** The maximum number of pieces of a row. */
export const MAX_PIECES = 99;
/** The longest label of a row, in characters. */
export const MAX_LABEL = 80;

/** The columns of the table, in display order. */
export type Column = 'label' | 'family' | 'width' | 'height' | 'pieces';

/** The settings that the windows of one family share, unless a row has its own. */
export interface SharedSettings extends Pick<
  Configuration,
  'variant' | 'color' | 'frameColor' | 'controlType' | 'placement'
> {
  readonly productId: number;
  /** Quantities of the options by code; 0 for what is not chosen. */
  readonly options: Readonly<Record<string, number>>;
}

/** One window, or several of the same size, as it was typed. */
export interface ProjectRow {
  /** The id of the row, which never changes. */
  readonly id: string;
  /** "Salon, okno 1" */
  readonly label: string;
  /** Null until it is chosen. */
  readonly family: Category | null;
  readonly width: string;
  readonly height: string;
  readonly pieces: string;
  /** The settings in which the row differs from its family. */
  readonly own: Partial<SharedSettings>;
}

/** Several windows of one house. */
export interface Project {
  readonly name: string;
  readonly place: string;
  readonly shared: Readonly<Partial<Record<Category, SharedSettings>>>;
  readonly rows: readonly ProjectRow[];
}

/** The families that a table of windows can hold, in display order. */
export function windowFamilies(): Category[] {
  return CATEGORIES.filter((category) => cardOf(category).forWindows);
}

/** The settings of a row: those of its family, changed by its own; null without a family that has settings. */
export function settingsOf(
  { family, own }: Pick<ProjectRow, 'family' | 'own'>,
  shared: Project['shared'],
): SharedSettings | null {
  const common = family === null ? undefined : shared[family];
  return common ? { ...common, ...own } : null;
}

/** Whether a row has neither a label nor a size; such a row is neither priced nor refused. */
export function isBlankRow({ label, width, height }: ProjectRow): boolean {
  return `${label}${width}${height}`.trim() === '';
}
