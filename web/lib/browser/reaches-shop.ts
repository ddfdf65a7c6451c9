/** Whether the shop answers: a file that has not come is then missing there, and the connection works. */
export async function reachesShop(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
