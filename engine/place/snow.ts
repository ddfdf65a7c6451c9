/** Snow zones of PN-EN 1991-1-3. */
export type SnowZone = 1 | 2 | 3 | 4 | 5;

/** What is assumed where the place is not known. */
export const USUAL_ZONE: SnowZone = 2;

/** Characteristic load on the ground, kN/m²: the least of each zone; high places have more. */
const ON_GROUND: Readonly<Record<SnowZone, number>> = { 1: 0.7, 2: 0.9, 3: 1.2, 4: 1.6, 5: 2 };
/** Of the load on the ground, on a roof of less than 30 degrees (PN-EN 1991-1-3, table 5.2). */
const SHAPE = 0.8;
const N_PER_KN = 1000;
const GRAVITY = 9.81;

/** Load of snow on a flat roof, N/m². */
export const snowOnRoof = (zone: SnowZone): number => SHAPE * ON_GROUND[zone] * N_PER_KN;

/** The same in whole kg/m². */
export const snowInKilograms = (zone: SnowZone): number => Math.round(snowOnRoof(zone) / GRAVITY);

export const isSnowZone = (value: unknown): value is SnowZone =>
  typeof value === 'number' && value in ON_GROUND;
