/** The same "random" number between 0 and 1 for the same seed, so that pictures never change. */
export function scatter(seed: number): number {
  const wave = Math.sin(seed * 12.9898 + 4.1414) * 43758.5453;
  return wave - Math.floor(wave);
}
