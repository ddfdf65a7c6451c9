/** The kind of a part's surface; `LOOKS` has the parameters with which it is rendered. */
export type Finish =
  | 'aluminium'
  | 'steel'
  | 'fabric'
  | 'screen'
  | 'glass'
  | 'window'
  | 'polycarbonate'
  | 'net'
  | 'cord'
  | 'lamp'
  | 'heat'
  | 'plaster'
  | 'wood'
  | 'leaf';

export interface Material {
  readonly finish: Finish;
  /** sRGB, "#rrggbb". */
  readonly color: string;
}

export function material(finish: Finish, color: string): Material {
  return { finish, color };
}

/** The metal of wind sensors, heaters and motors. */
export const DARK_METAL = material('aluminium', '#3d4245');
export const BARE_STEEL = material('steel', '#c9c4ba');
export const LAMP = material('lamp', '#ffd489');
export const HEAT = material('heat', '#ff7a3d');
