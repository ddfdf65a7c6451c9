import { useSyncExternalStore, useState } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import { copyText } from '../../../lib/browser/copy-text';
import { download } from '../../../lib/browser/download';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/image/icon';
import { showCopied } from '../../../ui/overlay/toast';
import { arSupport, openQuickLook, openSceneViewer } from '../stage/augmented-reality';
import { useSunSettings, withSun } from '../sun/use-sun-settings';
import type { SavedThingsFragment } from './save-configuration.generated';
import { useSavedOnce } from './use-save-configuration';
import styles from './take-along.module.css';

/** A subscription without events, because the capabilities of a device do not change. */
const never = (): (() => void) => () => undefined;

interface TakeAlongProps {
  input: ConfigurationInput;
  configuration: Configuration | null;
  disabled: boolean;
}

/** Buttons to take the configuration along: as a link, as an offer (PDF), as a QR code, or into augmented reality. */
export function TakeAlong({ input, configuration, disabled }: TakeAlongProps) {
  const { saving, linkOf, codeOf, ...take } = useTakeAlong(input, configuration);
  const canPlace = useSyncExternalStore(never, arSupport, () => null) !== null;
  const button = { variant: 'secondary', size: 's', disabled: disabled || saving } as const;
  return (
    <section className={styles.box} aria-labelledby="take-along-title">
      <h3 className={styles.title} id="take-along-title">
        Zabierz ze sobą
      </h3>
      <p className={styles.text}>
        Link i&nbsp;kod otworzą tę konfigurację ze wszystkimi ustawieniami, a&nbsp;oferta zachowa
        rysunek i&nbsp;dzisiejszą cenę.
      </p>
      <div className={styles.actions}>
        <Button {...button} onClick={() => void take.copyLink()}>
          <Icon name="copy" /> Kopiuj link
        </Button>
        <Button {...button} onClick={() => void take.takeOffer()}>
          <Icon name="document" /> Pobierz ofertę (PDF)
        </Button>
        <Button {...button} aria-expanded={codeOf !== null} onClick={() => void take.toggleCode()}>
          <Icon name="qr" /> Kod QR
        </Button>
        {canPlace && (
          <Button {...button} onClick={() => void take.placeAtHome()}>
            <Icon name="cube" /> Zobacz u&nbsp;siebie (AR)
          </Button>
        )}
      </div>
      {linkOf && <LinkField address={addressOf(linkOf.shortPath)} />}
      {codeOf && <Code of={codeOf} />}
    </section>
  );
}

function LinkField({ address }: { address: string }) {
  return (
    <input
      className={styles.link}
      readOnly
      aria-label="Link do konfiguracji"
      value={address}
      onFocus={(event) => event.target.select()}
    />
  );
}

function Code({ of: { qrCodeUrl, shortPath } }: { of: SavedThingsFragment }) {
  return (
    <figure className={styles.code}>
      <img
        src={qrCodeUrl}
        alt="Kod QR, który otwiera tę konfigurację na telefonie"
        width={176}
        height={176}
      />
      <figcaption className={styles.address}>
        {addressOf(shortPath).replace(/^https?:\/\//, '')}
      </figcaption>
    </figure>
  );
}

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
function useTakeAlong(
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

const addressOf = (path: string): string => `${window.location.origin}${path}`;

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
