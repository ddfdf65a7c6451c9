interface Street {
  name: string;
  /** The two ends of the street: latitude and longitude, degrees. */
  from: readonly [number, number];
  to: readonly [number, number];
  /** Whether it is drawn as a main road. */
  wide?: true;
}

/** Main streets in the middle of Łódź, where the demo company is, simplified to straight lines. */
export const NEARBY_STREETS: readonly Street[] = [
  { name: 'al. Mickiewicza', from: [51.7589, 19.44], to: [51.7592, 19.4582], wide: true },
  { name: 'al. Piłsudskiego', from: [51.7592, 19.4582], to: [51.7601, 19.475], wide: true },
  { name: 'ul. Gdańska', from: [51.766, 19.4481], to: [51.752, 19.4511] },
  { name: 'ul. Wólczańska', from: [51.766, 19.4507], to: [51.752, 19.4537] },
  { name: 'al. Kościuszki', from: [51.766, 19.4539], to: [51.752, 19.4569] },
  { name: 'ul. Piotrkowska', from: [51.766, 19.4568], to: [51.752, 19.4598] },
  { name: 'ul. Sienkiewicza', from: [51.766, 19.4602], to: [51.752, 19.4632] },
  { name: 'ul. Zamenhofa', from: [51.7627, 19.44], to: [51.7629, 19.4574] },
  { name: 'ul. Nawrot', from: [51.7629, 19.4574], to: [51.7634, 19.475] },
  { name: 'ul. Żwirki', from: [51.7559, 19.44], to: [51.7562, 19.4589] },
  { name: 'ul. Wigury', from: [51.7562, 19.4589], to: [51.7567, 19.475] },
];

/** Metres to the east and south of the middle of the plan. */
interface Position {
  x: number;
  y: number;
}

export interface PlannedStreet {
  name: string;
  from: Position;
  to: Position;
  wide: boolean;
  /** The position of its name, and the rotation in degrees. */
  label: Position & { angle: number };
}

/** Half the size of the plan, m. */
export const REACH = { x: 400, y: 250 } as const;

const METRES_PER_DEGREE = 111_320;
/** Distance of the streets' names from the middle of the plan, clear of the pin there, m. */
const AWAY = { x: 250, y: 165 } as const;

/** The streets around a place as a plan in metres; those whose name would be outside of it are left out. */
export function planAround(
  place: { latitude: number; longitude: number },
  streets: readonly Street[],
): PlannedStreet[] {
  const project = ([latitude, longitude]: readonly [number, number]): Position => ({
    x:
      (longitude - place.longitude) *
      METRES_PER_DEGREE *
      Math.cos((place.latitude * Math.PI) / 180),
    y: (place.latitude - latitude) * METRES_PER_DEGREE,
  });
  return streets.flatMap(({ name, from, to, wide = false }) => {
    const [start, end] = [project(from), project(to)];
    const label = labelOn(start, end);
    const near = Math.abs(label.x) < REACH.x && Math.abs(label.y) < REACH.y;
    return near ? [{ name, from: start, to: end, wide, label }] : [];
  });
}

/**
 * Where on a street its name stands, clear of the pin in the middle of the plan: left or right of the pin if the street
 * runs east to west, else above it; at the nearer end of a street that does not reach so far.
 */
function labelOn(from: Position, to: Position): PlannedStreet['label'] {
  const across = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  const aim = across ? Math.sign(from.x + to.x) * AWAY.x : -AWAY.y;
  const part = across ? (aim - from.x) / (to.x - from.x) : (aim - from.y) / (to.y - from.y);
  const within = Math.min(1, Math.max(0, part));
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return {
    x: from.x + within * (to.x - from.x),
    y: from.y + within * (to.y - from.y),
    angle: across ? angle : angle - 180,
  };
}
