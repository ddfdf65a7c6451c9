/** What the address asks of the picture: "?jakosc=rysunek", "eco", "standard" or "pelna". */
export function askedQuality(): string | null {
  return new URLSearchParams(window.location.search).get('jakosc');
}
