import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { Icon } from '../../../ui/image/icon';
import {
  type ContactLocationFragment,
  ContactLocationFragmentDoc,
} from './contact-location.generated';
import styles from './contact-location.module.css';
import { StreetMap } from './street-map';

/** Our own map and the address. External maps are only linked, so that they get no data of visitors without a click. */
export function ContactLocation(props: { company: FragmentType<ContactLocationFragment> }) {
  const { data: company } = useSuspenseFragment({
    fragment: ContactLocationFragmentDoc,
    from: props.company,
  });
  const { name, street, postalCode, city, latitude, longitude } = company;
  return (
    <div className={styles.card}>
      {latitude !== null && longitude !== null && (
        <StreetMap name={name} latitude={latitude} longitude={longitude} />
      )}
      <address className={styles.address}>
        <strong>{name}</strong>
        {street ? (
          <>
            <span>{street}</span>
            <span>{`${postalCode} ${city}`}</span>
          </>
        ) : (
          <span>Adres podamy wkrótce.</span>
        )}
      </address>
      {latitude !== null && longitude !== null && (
        <MapLinks latitude={latitude} longitude={longitude} />
      )}
    </div>
  );
}

function MapLinks({ latitude, longitude }: { latitude: number; longitude: number }) {
  return (
    <ul className={styles.links}>
      <li>
        <MapLink
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
          label={'Otwórz w\u00a0OpenStreetMap'}
        />
      </li>
      <li>
        <MapLink
          href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
          label={'Otwórz w\u00a0Mapach Google'}
        />
      </li>
    </ul>
  );
}

function MapLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      <span>{label}</span> <Icon name="external" />
    </a>
  );
}
