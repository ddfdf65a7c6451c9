/** A wind class of PN-EN 13561 or 13659, and the wind in km/h up to which the product may stay extended. */
export interface WindClass {
  readonly windClass: number;
  readonly speed: number;
}
