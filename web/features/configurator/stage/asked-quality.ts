/** The quality parameter of the URL: "?jakosc=rysunek", "eco", "standard" or "pelna". */
export function askedQuality(): string | null {
  return new URLSearchParams(window.location.search).get('jakosc');
}
