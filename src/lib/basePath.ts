/**
 * Path below which the application runs, as the page of our server says; for other pages, the root. The
 * router adds and removes it by itself; all other code that makes an address from a path, or reads a path
 * from one, does so here.
 */
let base = typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '');

/** Sets the path for this thread, which renders without a page. */
export function setBasePath(path: string): void {
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

/** Returns the attribute `Path` of a cookie, so that other applications on the host do not receive it. */
export function cookiePath(): string {
  return base || '/';
}
