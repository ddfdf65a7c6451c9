/** A class of PN-EN 13561 or 13659 and the wind, in km/h, in which what has it may stay out. */
export interface WindClass {
  readonly windClass: number;
  readonly speed: number;
}
