/** The first match counts, because most browsers also name older ones in their User-Agent. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
];
const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A readable name for a User-Agent: "Firefox, Windows"; the first 60 characters of one that is unknown. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return 'Nieznana przeglądarka';
  const names = [BROWSERS, SYSTEMS].map((list) => nameIn(list, userAgent)).filter(Boolean);
  return names.length > 0 ? names.join(', ') : userAgent.slice(0, 60);
}

function nameIn(list: typeof BROWSERS, userAgent: string): string | undefined {
  return list.find(([pattern]) => pattern.test(userAgent))?.[1];
}
