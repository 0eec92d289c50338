/** In this order: later ones are named in the words of earlier ones as well. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** No browser says more of itself. */
const LONGEST_CHARACTERS = 500

/** What a person calls a device, such as "Firefox on Windows", from what the browser sent of itself. */
export function nameDevice(userAgent: string | null): string {
  const sent = userAgent?.slice(0, LONGEST_CHARACTERS) ?? ''
  const find = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(sent))?.[1]
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)]
  if (browser === undefined && system === undefined) return 'Unknown device'
  return system === undefined ? `${browser}` : `${browser ?? 'Unknown browser'} on ${system}`
}
