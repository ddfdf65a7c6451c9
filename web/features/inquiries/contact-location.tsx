import { Icon } from '../../ui/icon';
import type { ContactLocationFragment } from './contact-location.generated';
import styles from './contact-location.module.css';

/** A drawn sign of the place; a real map is one click away, so that no visitor is shown to others unasked. */
export function ContactLocation({ company }: { company: ContactLocationFragment }) {
  const { latitude, longitude } = company;
  return (
    <div className={styles.card}>
      <MapDrawing />
      <address className={styles.address}>
        <strong>{company.name}</strong>
        <span>{company.street}</span>
        <span>
          {company.postalCode} {company.city}
        </span>
      </address>
      <ul className={styles.links}>
        <li>
          <MapLink
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
            label="Otwórz w OpenStreetMap"
          />
        </li>
        <li>
          <MapLink
            href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
            label="Otwórz w Mapach Google"
          />
        </li>
      </ul>
    </div>
  );
}

function MapLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {label} <Icon name="external" />
    </a>
  );
}

function MapDrawing() {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.green} d="M-10 190 120 172 150 280H-10zM330-10h160v70l-140 22z" />
      <g className={styles.blocks}>
        <path d="M18 20h84v52H18zM18 92h84v58H18zM132 12h92v58h-92zM132 96h62v52h-62zM204 96h32v52h-32z" />
        <path d="M276 96h78v46h-78zM372 104h90v44h-90zM276 178h52v66h-52zM344 178h50v40h-50zM412 178h60v72h-60z" />
        <path d="M178 178h56v40h-56zM178 232h56v30h-56zM276 18h36v54h-36z" />
      </g>
      <g className={styles.streets}>
        <path d="M-10 84 490 76M-10 166 490 160M116-10l44 290M256-10v290M362 60l6 220" />
        <path className={styles.avenue} d="M256-10v290" />
      </g>
      <g className={styles.pin}>
        <ellipse cx="262" cy="152" rx="26" ry="7" />
        <path d="M256 148c-20-24-30-39-30-53a30 30 0 0 1 60 0c0 14-10 29-30 53z" />
        <circle cx="256" cy="94" r="11" />
      </g>
    </svg>
  );
}
