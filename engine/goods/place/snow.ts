import type { Configuration } from '../configuration/configuration.js';

/** Snow zones of PN-EN 1991-1-3. */
export type SnowZone = 1 | 2 | 3 | 4 | 5;

/** The zone that is assumed where the place is unknown. */
export const USUAL_ZONE: SnowZone = 2;

/** Characteristic load of snow on the ground, kN/m²: the least of each zone; high places have more. */
const ON_GROUND: Readonly<Record<SnowZone, number>> = { 1: 0.7, 2: 0.9, 3: 1.2, 4: 1.6, 5: 2 };
/** The share of the load on the ground that lies on a roof of less than 30 degrees (PN-EN 1991-1-3, table 5.2). */
const SHAPE = 0.8;
const N_PER_KN = 1000;
const GRAVITY = 9.81;

/** Load of snow on a roof in N/m²: the load on the ground times a factor, by default that of a flat roof. */
export const snowOnRoof = (zone: SnowZone, factor = SHAPE): number =>
  factor * ON_GROUND[zone] * N_PER_KN;

/** A load in N/m² in whole kg/m². */
export const inKilograms = (load: number): number => Math.round(load / GRAVITY);

/** Weight of drifted snow in kN/m³, and the least and the greatest factor of a drift (PN-EN 1991-1-3, 5.3.6). */
const DRIFTED_SNOW = 2;
const DRIFT = { least: 0.8, most: 4 } as const;
const CM_PER_M = 100;

/** Depths of the upper and the lower roof and how much higher the upper one is, cm. */
interface Roofs {
  readonly upper: number;
  readonly lower: number;
  readonly step: number;
}

/**
 * By how much the load on the ground is multiplied in front of a taller house: (b1 + b2) / 2h, no more than γ h / s_k,
 * and from 0.8 to 4 (PN-EN 1991-1-3, 5.3.6). b1 and b2 are the depths of both roofs, h is the step between them, γ the
 * weight of the snow, s_k the load on the ground. The upper roof is so flat that no snow slides from it.
 */
export function driftFactor(zone: SnowZone, { upper, lower, step }: Roofs): number {
  const filled = (DRIFTED_SNOW * step) / CM_PER_M / ON_GROUND[zone];
  const blown = Math.min((upper + lower) / (2 * step), filled);
  return Math.min(Math.max(blown, DRIFT.least), DRIFT.most);
}

export const isSnowZone = (value: unknown): value is SnowZone =>
  typeof value === 'number' && value in ON_GROUND;

/** The snow zone that a product is built for: the chosen one, else the usual one. */
export function snowZoneOf({ placement }: Pick<Configuration, 'placement'>): SnowZone {
  return isSnowZone(placement.snowZone) ? placement.snowZone : USUAL_ZONE;
}
