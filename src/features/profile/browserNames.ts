/** The browsers in the order in which they are tried: most also name those that they descend from. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

type Names = readonly (readonly [name: string, pattern: RegExp])[];
const nameIn = (agent: string, names: Names) => names.find(([, pattern]) => pattern.test(agent))?.[0];

/** Browser and system that a `User-Agent` names, as far as they are known: `Firefox, Windows`; '' for neither. */
export function browserName(agent = ''): string {
  return [nameIn(agent, browsers), nameIn(agent, systems)].filter(Boolean).join(', ');
}
