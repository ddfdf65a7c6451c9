import type { Configuration } from '#engine/goods/configuration/configuration';
import { fileLabel } from '#engine/goods/configuration/labels';
import { derive } from '#engine/goods/model/derive';
import { ROLLED_OUT } from '#engine/goods/model/model';

/** How a device shows a product in augmented reality. */
export type ArSupport = 'quick-look' | 'scene-viewer';

/**
 * The viewer of the device; null where it has none. On Android, Google's viewer is assumed, which needs a model from an
 * https address.
 */
export function arSupport(): ArSupport | null {
  const { userAgent } = navigator;
  const isApple = /iphone|ipad|macintosh/i.test(userAgent);
  if (isApple && document.createElement('a').relList.supports('ar')) return 'quick-look';
  return /android/i.test(userAgent) && window.location.protocol === 'https:'
    ? 'scene-viewer'
    : null;
}

export async function openQuickLook(configuration: Configuration): Promise<void> {
  const { makeUsdz } = await import('../scene/make-usdz');
  const file = await makeUsdz(derive(configuration, ROLLED_OUT).parts);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  // Forbid scaling, so that the product keeps its real size.
  link.href = `${address}#allowsContentScaling=0`;
  link.rel = 'ar';
  link.download = `${fileLabel(configuration)}.usdz`;
  // Safari opens the viewer only for a link around an image.
  link.append(document.createElement('img'));
  link.click();
}

/** Opens a model (its URL) in Google's Scene Viewer; without the app the browser returns to this page. */
export function openSceneViewer(model: string): void {
  const query = new URLSearchParams({ file: model, mode: 'ar_preferred', resizable: 'false' });
  const back = encodeURIComponent(window.location.href);
  window.location.href =
    `intent://arvr.google.com/scene-viewer/1.0?${query}` +
    '#Intent;scheme=https;package=com.google.android.googlequicksearchbox;' +
    `action=android.intent.action.VIEW;S.browser_fallback_url=${back};end;`;
}
