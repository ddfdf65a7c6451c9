import type { Category } from '../apollo/schema.generated';

export type { Category };

/** The families of products in the order of the shop. */
export const categories: readonly { code: Category; label: string }[] = [
  { code: 'markizy', label: 'Markizy' },
  { code: 'pergole', label: 'Pergole' },
  { code: 'zaluzje', label: 'Żaluzje' },
  { code: 'zadaszenia', label: 'Zadaszenia' },
  { code: 'refleksole', label: 'Refleksole' },
  { code: 'rolety', label: 'Rolety' },
];

const labels = new Map<string, string>(categories.map(({ code, label }) => [code, label]));

export function isCategory(code: string | undefined): code is Category {
  return code !== undefined && labels.has(code);
}

export function categoryLabel(code: Category): string {
  return labels.get(code) ?? code;
}
