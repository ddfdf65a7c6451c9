export interface Street {
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
