import {
  PLACES,
  type PlaceCode,
  MAX_NEEDED_SIZE,
  type ShadeNeed,
  SUN_TIMES,
  type SunTime,
} from '#engine/goods/starting-points/starting-point';
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
const SIZE = /^[1-9]\d{0,3}$/;

/** The need in the search parameters; the default place is a terrace, and invalid values count as absent. */
export function readNeed(search: URLSearchParams): ShadeNeed {
  const codeIn = <Code extends string>(list: readonly { code: Code }[], name: string) =>
    list.find(({ code }) => code === search.get(name))?.code;
  const size = (name: string): number | null => {
    const text = search.get(name) ?? '';
    return SIZE.test(text) && Number(text) <= MAX_NEEDED_SIZE ? Number(text) : null;
  };
  return {
    place: codeIn(PLACES, 'miejsce') ?? FIRST_PLACE,
    sun: codeIn(SUN_TIMES, 'slonce') ?? null,
    width: size('szerokosc'),
    depth: size('glebokosc'),
  };
}

/** The finder's path for a place and a time of the sun; without sizes, which belong to one place only. */
export function placeAddress(place: PlaceCode, sun: SunTime | null = null): string {
  return `/dobierz?${new URLSearchParams({ miejsce: place, ...(sun && { slonce: sun }) })}`;
}
