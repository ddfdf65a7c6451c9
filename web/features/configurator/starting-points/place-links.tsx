import { PLACES, type PlaceCode, type SunTime } from '#engine/goods/starting-points/starting-point';
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

const FIRST_PLACE: PlaceCode = 'taras';

export const codeIn = <Code extends string>(
  list: readonly { code: Code }[],
  text: string | null,
): Code | undefined => list.find(({ code }) => code === text)?.code;

/** The place in the search parameters; without a known one a terrace. */
export const readPlace = (search: URLSearchParams): PlaceCode =>
  codeIn(PLACES, search.get('miejsce')) ?? FIRST_PLACE;

/** The finder's path for a place and a time of the sun; without sizes, which belong to one place only. */
export function placeAddress(place: PlaceCode, sun: SunTime | null = null): string {
  return `/dobierz?${new URLSearchParams({ miejsce: place, ...(sun && { slonce: sun }) })}`;
}
