/**
 * Returns the path of the public address, such as `/federation`, or `''` if it has none. The path may contain only
 * letters, digits and `-._~`, which no proxy rewrites.
 */
export function basePathOf(publicUrl: string): string {
  const path = URL.canParse(publicUrl) ? new URL(publicUrl).pathname.replace(/\/+$/, '') : '';
  return /^(\/[\w.~-]+)*$/.test(path) ? path : '';
}
