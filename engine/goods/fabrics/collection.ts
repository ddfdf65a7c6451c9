import type { ColorName } from '../configuration/colours.js';
import type { Weave } from './weave.js';

/** Transmittances of a cloth in whole per cent; named as in EN 14500 and EN 410. */
export interface Transmission {
  /** Light transmittance, Tv. */
  readonly light: number;
  /** Direct solar transmittance, Ts; without the heat that the cloth absorbs and gives off. */
  readonly solar: number;
}

/** A cloth that is woven in several colours. */
export interface Collection {
  readonly code: string;
  readonly name: string;
  /** "Akryl barwiony w masie" */
  readonly kind: string;
  readonly description: string;
  readonly composition: string;
  /** g/m² */
  readonly weight: number;
  /** The share of the cloth that is open, in whole per cent: the openness factor of EN 14500. */
  readonly openness: number;
  readonly weave: Weave;
  /** "Splot płócienny" */
  readonly weaveLabel: string;
  readonly care: string;
  /** The transmittances by colour of the shop's colour card, ordered by falling light transmittance. */
  readonly colors: Readonly<Record<ColorName, Transmission>>;
}

/** Light and solar transmittance in whole per cent. */
export const passes = (light: number, solar: number): Transmission => ({ light, solar });
