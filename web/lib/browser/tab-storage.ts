/** Values that the browser could not store. They last as long as the page. */
const memory = new Map<string, string>();

/**
 * The value of a key in this tab, or null. A value that could not be stored counts before an older one in the storage.
 */
export function recall(key: string): string | null {
  const unstored = memory.get(key);
  if (unstored !== undefined) return unstored;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
