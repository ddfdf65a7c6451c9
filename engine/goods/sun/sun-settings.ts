import { CITIES, DEFAULT_CITY } from './places.js';

/** Place and orientation of the terrace, and the selected time. */
export interface SunSettings {
  /** Code of a city. */
  city: string;
  /** Azimuth of the wall, whole degrees, 0 to 359: 180 is south. */
  facade: number;
  /** 1 is 1 January; 365 at most. */
  dayOfYear: number;
  /** Minutes after midnight on a Polish clock, 0 to 1439. */
  minutes: number;
}

export const MIDSUMMER_AFTERNOON: SunSettings = {
  city: DEFAULT_CITY,
  facade: 180,
  dayOfYear: 172,
  minutes: 14 * 60,
};

/** City, azimuth, day and minute. */
const WRITTEN = /^([a-z-]{1,30})\.(\d{1,3})\.(\d{1,3})\.(\d{1,4})$/;

/** The settings as a URL parameter, for example "lodz.180.172.840". */
export function writeSun({ city, facade, dayOfYear, minutes }: SunSettings): string {
  return [city, facade, dayOfYear, minutes].join('.');
}

/** Parses the output of `writeSun`; null for any other value. */
export function readSun(text: unknown): SunSettings | null {
  if (typeof text !== 'string') return null;
  const [, code, ...numbers] = WRITTEN.exec(text) ?? [];
  const city = CITIES.find((each) => each.code === code)?.code;
  const [facade = 0, dayOfYear = 0, minutes = 0] = numbers.map(Number);
  if (!city || facade > 359 || dayOfYear < 1 || dayOfYear > 365 || minutes > 1439) return null;
  return { city, facade, dayOfYear, minutes };
}

/** Whether both settings are equal. */
export function isSameSun(one: SunSettings, other: SunSettings): boolean {
  return writeSun(one) === writeSun(other);
}
