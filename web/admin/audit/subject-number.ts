/** "nr 17" for an object that staff know by its number; null for a technical id, such as that of an order line. */
export const subjectNumber = (id: string): string | null =>
  /^\d+$/.test(id) ? `nr\u00a0${id}` : null;
