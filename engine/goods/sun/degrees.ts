const RADIAN = 180 / Math.PI;

/** Trigonometry in degrees. */
export const sine = (degrees: number): number => Math.sin(degrees / RADIAN);
export const cosine = (degrees: number): number => Math.cos(degrees / RADIAN);
export const tangent = (degrees: number): number => Math.tan(degrees / RADIAN);
/** The direction of a point from the origin, -180 to 180; 0 along x, 90 along y. */
export const directionOf = (x: number, y: number): number => Math.atan2(y, x) * RADIAN;
