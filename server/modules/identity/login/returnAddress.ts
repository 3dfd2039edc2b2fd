import { basePathOf } from '../../../platform/config/basePathOf';

/** Paths that a login never returns to: a visit would start another login or change something. */
const CLOSED = /^\/(login|startsso|oidc|dashboard)(\/|$)/i;
/** Encoded slashes, backslashes and control characters, which a proxy may decode. */
const DISGUISED = /%(2f|5c|[01][0-9a-f]|7f)/i;
/** Marks of an earlier login in the address. */
const MARKERS = ['stepup', 'login'] as const;

export type LoginMarker = { readonly stepup: 'unmet' } | { readonly login: 'failed' | 'cancelled' };

/**
 * Returns the return address of a login: path, query and fragment of an address of our own, below `publicUrl`;
 * `undefined` for any other. Without one it is the start page. The result always begins with a single slash, so that
 * browsers do not parse a host in it.
 */
export function ownAddress(address: string | undefined, publicUrl: string): string | undefined {
  if (!address) return '/';
  if (/[\s\p{Cc}\\]/u.test(address)) return undefined;
  const absolute = address.toLowerCase().startsWith(`${new URL(publicUrl).origin}/`) || address === publicUrl;
  if (!absolute && !/^\/(?!\/)/.test(address)) return undefined;
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : undefined;
  if (!url || url.origin !== new URL(publicUrl).origin || url.username || url.password) return undefined;
  // Dot segments can leave two slashes at the front: `/.//host` becomes `//host`.
  if (url.pathname.startsWith('//') || DISGUISED.test(url.pathname)) return undefined;
  const base = basePathOf(publicUrl);
  if (base !== '' && url.pathname !== base && !url.pathname.startsWith(`${base}/`)) return undefined;
  const path = url.pathname.slice(base.length) || '/';
  if (path.startsWith('//') || CLOSED.test(decodedPath(path))) return undefined;
  for (const marker of MARKERS) if (url.searchParams.has(marker)) url.searchParams.delete(marker);
  return `${path}${url.search}${url.hash}`;
}

/** Adds the outcome to the query of the return address; the client explains it. */
export function marked(address: string, marker: LoginMarker): string {
  const url = new URL(address, 'http://path.invalid');
  for (const [name, value] of Object.entries(marker)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
