import { basePathOf } from '../../../platform/config/basePathOf';

/** Paths that a login never returns to: they would start another login or change something by a mere visit. */
const CLOSED = /^\/(login|startsso|oidc|dashboard)(\/|$)/i;
/** Slashes, backslashes and control characters in disguise: a proxy on the way may decode them. */
const DISGUISED = /%(2f|5c|[01][0-9a-f]|7f)/i;
/** Marks that an earlier login left in the address. */
const MARKERS = ['stepup', 'login'] as const;

export type LoginMarker = { readonly stepup: 'unmet' } | { readonly login: 'failed' | 'cancelled' };

/**
 * Returns where a login may return to: path, query and fragment of an address of our own, below `publicUrl`; `undefined` for any other.
 * Nothing asked for means the start page. The answer always begins with one slash, so that no browser reads a host into it.
 */
export function ownAddress(wanted: string | undefined, publicUrl: string): string | undefined {
  if (!wanted) return '/';
  if (/[\s\p{Cc}\\]/u.test(wanted)) return undefined;
  const absolute = wanted.toLowerCase().startsWith(`${new URL(publicUrl).origin}/`) || wanted === publicUrl;
  if (!absolute && !/^\/(?!\/)/.test(wanted)) return undefined;
  const url = URL.canParse(wanted, publicUrl) ? new URL(wanted, publicUrl) : undefined;
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

/** Returns the return address with the outcome in its query, which the client explains in a state of its own. */
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
