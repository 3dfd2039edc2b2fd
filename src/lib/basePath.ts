/**
 * Path below which the application stands, as the page of our server says it; of other pages, the root. The router adds and removes it
 * by itself; whatever else makes an address from a path, or reads a path from one, does so here.
 */
let base = typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '');

/** Says where the application stands that this thread renders, which has no page. */
export function standAt(path: string): void {
  base = path;
}

/** Returns that path, such as `/federation`; `''` at the root. */
export function basePath(): string {
  return base;
}

/** Returns the path of an address of this server, as the browser asks for it. */
export function placed(path: string): string {
  return base + path;
}

/** Returns the path within the application. */
export function within(pathname: string): string {
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
}

/** Returns the whole address of a path within the application. */
export function fullAddress(path: string): string {
  return window.location.origin + placed(path);
}

/** Returns the attribute `Path` of a cookie, so that nobody else on the host is sent it. */
export function cookiePath(): string {
  return base || '/';
}
