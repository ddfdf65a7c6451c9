import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Icon } from '../../../ui/image/icon';
import {
  type ContactLocationFragment,
  ContactLocationFragmentDoc,
} from './contact-location.generated';
import { planAround, type PlannedStreet, REACH, NEARBY_STREETS } from './street-plan';
import styles from './contact-location.module.css';

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

interface StreetMapProps {
  name: string;
  latitude: number;
  longitude: number;
}

/** A map of the streets around the shop, drawn without an external service; nothing where no streets are known. */
function StreetMap({ name, latitude, longitude }: StreetMapProps) {
  const streets = planAround({ latitude, longitude }, NEARBY_STREETS);
  if (streets.length === 0) return null;
  return (
    <svg
      className={styles.map}
      viewBox={[-REACH.x, -REACH.y, 2 * REACH.x, 2 * REACH.y].join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {streets.map((street) => (
        <Line key={street.name} street={street} />
      ))}
      {streets.map(({ name: text, label }) => (
        <text
          key={text}
          className={styles.label}
          transform={`translate(${label.x} ${label.y}) rotate(${label.angle})`}
        >
          {text}
        </text>
      ))}
      <g className={styles.pin}>
        <ellipse rx="30" ry="9" />
        <path d="M0-4c-27-33-42-54-42-74a42 42 0 0 1 84 0c0 20-15 41-42 74z" />
        <circle cy="-78" r="15" />
      </g>
      <text className={styles.name} y="48">
        {name}
      </text>
    </svg>
  );
}

function Line({ street: { from, to, wide } }: { street: PlannedStreet }) {
  return (
    <line
      className={wide ? styles.avenue : styles.street}
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
    />
  );
}
