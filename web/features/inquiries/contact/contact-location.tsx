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
  const { latitude, longitude } = company;
  return (
    <div className={styles.card}>
      <StreetMap name={company.name} latitude={latitude} longitude={longitude} />
      <address className={styles.address}>
        <strong>{company.name}</strong>
        <span>{company.street}</span>
        <span>{`${company.postalCode} ${company.city}`}</span>
      </address>
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
    </div>
  );
}

function MapLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      <span>{label}</span> <Icon name="external" />
    </a>
  );
}
