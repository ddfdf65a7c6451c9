/** A pseudo-random number from 0 to 1, the same for the same seed, so that a picture made again looks the same. */
export function scatter(seed: number): number {
  const wave = Math.sin(seed * 12.9898 + 4.1414) * 43758.5453;
  return wave - Math.floor(wave);
}
