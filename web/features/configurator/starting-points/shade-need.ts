import {
  MAX_NEEDED_SIZE,
  PLACES,
  type PlaceCode,
  type ShadeNeed,
  SUN_TIMES,
  type SunTime,
} from '#engine/goods/starting-points/starting-point';

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
