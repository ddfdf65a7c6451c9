import { useState } from 'react';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import type { Configuration } from '#engine/goods/configuration/configuration';
import { copyText } from '../../../lib/browser/copy-text';
import { download } from '../../../lib/browser/download';
import { showCopied } from '../../../ui/overlay/show-copied';
import { arSupport, openQuickLook, openSceneViewer } from '../stage/augmented-reality';
import type { SavedThingsFragment } from './save-configuration.generated';
import { useSunSettings, withSun } from '../sun/use-sun-settings';
import { useSavedOnce } from './use-saved-once';

interface TakeAlongState {
  saving: boolean;
  /** The saved settings whose link is shown; null before the link is requested and after a change. */
  linkOf: SavedThingsFragment | null;
  /** The saved settings whose QR code is shown; null while it is not. */
  codeOf: SavedThingsFragment | null;
  copyLink: () => Promise<void>;
  takeOffer: () => Promise<void>;
  toggleCode: () => Promise<void>;
  placeAtHome: () => Promise<void>;
}

/**
 * Links and files of these settings. The first request saves them, except for augmented reality on iOS, which needs no
 * saved configuration.
 */
export function useTakeAlong(
  input: ConfigurationInput,
  configuration: Configuration | null,
): TakeAlongState {
  const { saved, saveOnce, saving } = useSavedOnce(input);
  const [sun] = useSunSettings();
  const [linkId, setLinkId] = useState<string>();
  const [codeId, setCodeId] = useState<string>();
  const codeOf = saved?.id === codeId ? saved : null;
  /** The saved links, with the sun settings added to the paths of link and QR code. */
  const lit = (made: SavedThingsFragment): SavedThingsFragment => ({
    ...made,
    shortPath: withSun(made.shortPath, sun),
    qrCodeUrl: withSun(made.qrCodeUrl, sun),
  });
  return {
    saving,
    linkOf: saved && saved.id === linkId ? lit(saved) : null,
    codeOf: codeOf && lit(codeOf),
    async copyLink() {
      const coming = saveOnce();
      const copied = copyText(coming.then((made) => made && addressOf(lit(made).shortPath)));
      const made = await coming;
      if (!made) return;
      setLinkId(made.id);
      showCopied(await copied, 'Otworzy tę konfigurację ze wszystkimi ustawieniami.');
    },
    async takeOffer() {
      const made = await saveOnce();
      if (made) download(made.offerUrl);
    },
    async toggleCode() {
      setCodeId(codeOf ? undefined : (await saveOnce())?.id);
    },
    placeAtHome: () => placeAtHome(configuration, saveOnce),
  };
}

export const addressOf = (path: string): string => `${window.location.origin}${path}`;

/**
 * Opens the device's own viewer: iOS gets a model made in the browser, Android fetches the model of the saved
 * configuration.
 */
async function placeAtHome(
  configuration: Configuration | null,
  saveOnce: () => Promise<SavedThingsFragment | null>,
): Promise<void> {
  if (arSupport() === 'quick-look') {
    if (configuration) await openQuickLook(configuration);
    return;
  }
  const made = await saveOnce();
  if (made) openSceneViewer(addressOf(made.modelUrl));
}
