/*
 * The page can be read without scripts. They come when it is painted, so that they take nothing from its way here.
 * This file imports nothing at once: it is the only one that the page waits with.
 */
export {};

const PATIENCE_MS = 3000;

await Promise.race([painted(), touched(), patience()]);
// Beside the shop what it stands on: each is evaluated in a task of its own.
await Promise.all([import('react-dom/client'), import('./entry-client'), pageModule()]);

/** The page's own script, at once and not only when the shop asks for it. */
function pageModule(): Promise<unknown> | string | undefined {
  const address = document.querySelector<HTMLMetaElement>('meta[name="page-module"]')?.content;
  return address && import(/* @vite-ignore */ address);
}

/** All that the first screen shows has come and is drawn. */
async function painted(): Promise<void> {
  if (document.readyState !== 'complete') await event('load');
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Who already acts must not wait. */
function touched(): Promise<unknown> {
  return Promise.race(['pointerdown', 'keydown'].map(event));
}

function patience(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}

function event(name: string): Promise<unknown> {
  return new Promise((resolve) => addEventListener(name, resolve, { once: true, passive: true }));
}
