import { useSyncExternalStore } from 'react';
import type { Configuration } from '#engine/goods/configuration/configuration';
import type { ConfigurationInput } from '../../../apollo/schema.generated';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/image/icon';
import { arSupport } from '../stage/augmented-reality';
import type { SavedThingsFragment } from './save-configuration.generated';
import styles from './take-along.module.css';
import { addressOf, useTakeAlong } from './use-take-along';

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
