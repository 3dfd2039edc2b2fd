/**
 * Returns the path of the public address, such as `/federation`, and `''` where it has none. Only letters, digits and `-._~` count,
 * which nothing on the way writes in another form.
 */
export function basePathOf(publicUrl: string): string {
  const path = URL.canParse(publicUrl) ? new URL(publicUrl).pathname.replace(/\/+$/, '') : '';
  return /^(\/[\w.~-]+)*$/.test(path) ? path : '';
}
