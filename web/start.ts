/*
 * The page can be read without scripts. They come when it is painted, so that they take nothing from its way here.
 * This file imports nothing at once: it is the only one that the page waits with.
 */
export {};

const PATIENCE_MS = 3000;

window.onclick = markPressed;
await Promise.race([painted(), touched(), patience()]);
await Promise.all([runModules(), openStorage()]);

/** A button that is pressed before the scripts can take it; they press it when they can. */
function markPressed({ target }: Event): void {
  (target as Element).closest('[type="button"]')?.setAttribute('data-pressed', '');
}

/** What the server says that this page needs, fetched at once and run one by one, each in a task of its own. */
async function runModules(): Promise<void> {
  const content = document.querySelector<HTMLMetaElement>('meta[name="modules"]')?.content;
  const modules = content?.split(' ') ?? [];
  for (const href of modules)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  for (const module of modules) {
    await nextTask();
    await import(/* @vite-ignore */ module);
  }
  if (import.meta.env.DEV) await import('./entry-client');
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Its first use waits for another process: while the scripts are on their way, and not when the router starts. */
async function openStorage(): Promise<void> {
  await nextTask();
  try {
    sessionStorage.getItem('');
  } catch {
    // Visitors may forbid it; who uses it knows.
  }
}

/** All that the first screen shows has come and is drawn. */
async function painted(): Promise<void> {
  if (document.readyState !== 'complete') await event('load');
  await firstPaint();
  await new Promise(requestAnimationFrame);
  await nextTask();
}

function firstPaint(): Promise<unknown> {
  return new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  );
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
