import { NEARBY_STREETS } from './nearby-streets';
import { planAround, type PlannedStreet, REACH } from './street-plan';
import styles from './street-map.module.css';

interface StreetMapProps {
  name: string;
  latitude: number;
  longitude: number;
}

/** A map of the streets around the shop, drawn without an external service; nothing where no streets are known. */
export function StreetMap({ name, latitude, longitude }: StreetMapProps) {
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
