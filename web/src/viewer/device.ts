/** The first that matches counts: Edge calls itself Chrome too, and Chrome calls itself Safari. */
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

/** What a browser says it is, as far as people would recognize it. */
export function deviceOf(userAgent: string): { browser?: string; system?: string } {
  const find = (known: readonly (readonly [RegExp, string])[]) => known.find(([pattern]) => pattern.test(userAgent))?.[1];
  return { browser: find(browsers), system: find(systems) };
}
