import type { Place } from './sun-position.js';

export interface City extends Place {
  readonly code: string;
  readonly name: string;
}

/** The default city. */
const LODZ: City = { code: 'lodz', name: 'Łódź', latitude: 51.7592, longitude: 19.456 };
export const DEFAULT_CITY = LODZ.code;

/** Capitals of voivodeships and other cities, in Polish alphabetical order, with the coordinates of their centres. */
export const CITIES: readonly City[] = [
  { code: 'bialystok', name: 'Białystok', latitude: 53.1325, longitude: 23.1688 },
  {
    code: 'bielsko-biala',
    name: 'Bielsko-Biała',
    latitude: 49.8224,
    longitude: 19.0584,
  },
  { code: 'bydgoszcz', name: 'Bydgoszcz', latitude: 53.1235, longitude: 18.0084 },
  {
    code: 'czestochowa',
    name: 'Częstochowa',
    latitude: 50.8118,
    longitude: 19.1203,
  },
  { code: 'gdansk', name: 'Gdańsk', latitude: 54.352, longitude: 18.6466 },
  { code: 'gdynia', name: 'Gdynia', latitude: 54.5189, longitude: 18.5305 },
  {
    code: 'gorzow',
    name: 'Gorzów Wielkopolski',
    latitude: 52.7368,
    longitude: 15.2288,
  },
  { code: 'katowice', name: 'Katowice', latitude: 50.2649, longitude: 19.0238 },
  { code: 'kielce', name: 'Kielce', latitude: 50.8661, longitude: 20.6286 },
  { code: 'koszalin', name: 'Koszalin', latitude: 54.1944, longitude: 16.1722 },
  { code: 'krakow', name: 'Kraków', latitude: 50.0647, longitude: 19.945 },
  { code: 'lublin', name: 'Lublin', latitude: 51.2465, longitude: 22.5684 },
  LODZ,
  { code: 'olsztyn', name: 'Olsztyn', latitude: 53.7784, longitude: 20.4801 },
  { code: 'opole', name: 'Opole', latitude: 50.6751, longitude: 17.9213 },
  { code: 'poznan', name: 'Poznań', latitude: 52.4064, longitude: 16.9252 },
  { code: 'radom', name: 'Radom', latitude: 51.4027, longitude: 21.1471 },
  { code: 'rzeszow', name: 'Rzeszów', latitude: 50.0412, longitude: 21.9991 },
  { code: 'suwalki', name: 'Suwałki', latitude: 54.1115, longitude: 22.9308 },
  { code: 'szczecin', name: 'Szczecin', latitude: 53.4285, longitude: 14.5528 },
  { code: 'torun', name: 'Toruń', latitude: 53.0138, longitude: 18.5984 },
  { code: 'warszawa', name: 'Warszawa', latitude: 52.2297, longitude: 21.0122 },
  { code: 'wroclaw', name: 'Wrocław', latitude: 51.1079, longitude: 17.0385 },
  {
    code: 'zielona-gora',
    name: 'Zielona Góra',
    latitude: 51.9356,
    longitude: 15.5062,
  },
];

/** The city of a code; the default one for an unknown code. */
export function cityOf(code: string): City {
  return CITIES.find((city) => city.code === code) ?? LODZ;
}
