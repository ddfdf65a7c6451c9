/** Registers the service worker that shows the offline page. Where a browser refuses it, its own offline page shows. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
