/**
 * Registers the service worker that shows the offline page. A browser that refuses it shows an offline page of its own.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
