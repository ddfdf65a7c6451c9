/** How often a process of `npm start` that ends unexpectedly is started again before it counts as faulty. */
export const maxRestarts = 5;
const withinMs = 10 * 60_000;

/** Returns a function that counts a restart and returns the number within the last 10 minutes, or null at the limit. */
export function limitedRestarts() {
  const restarts = [];
  return () => {
    const now = Date.now();
    while (restarts[0] < now - withinMs) restarts.shift();
    return restarts.length === maxRestarts ? null : restarts.push(now);
  };
}
