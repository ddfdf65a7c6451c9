/** The six families of products, in the order in which the shop shows them. */
export const CATEGORIES = [
  'markizy',
  'pergole',
  'zaluzje',
  'zadaszenia',
  'refleksole',
  'rolety',
] as const;

export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  markizy: 'Markizy',
  pergole: 'Pergole',
  zaluzje: 'Żaluzje',
  zadaszenia: 'Zadaszenia',
  refleksole: 'Refleksole',
  rolety: 'Rolety',
};

export function isCategory(value: unknown): value is Category {
  return CATEGORIES.some((category) => category === value);
}
