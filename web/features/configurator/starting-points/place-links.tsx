import { PLACES, type PlaceCode } from '#engine/goods/starting-points/starting-point';
import { Link } from '../../../ui/button/link';
import styles from './place-links.module.css';

interface PlaceLinksProps {
  place: PlaceCode;
  to: (place: PlaceCode) => string;
}

/** The places that can be shaded, one link each. */
export function PlaceLinks({ place, to }: PlaceLinksProps) {
  return (
    <nav className={styles.places} aria-label="Miejsce">
      {PLACES.map(({ code, label }) => (
        <Link
          key={code}
          to={to(code)}
          aria-current={code === place ? 'true' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
