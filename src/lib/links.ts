import { OWN_LOGOS } from '../contracts/domain/ownLogos';

/**
 * Returns the address as a link may carry it, or nothing: only http and https, so that metadata cannot smuggle `javascript:`
 * or `data:` into a page. Surrounding blanks are dropped.
 */
export function safeLink(address: string | null | undefined): string | undefined {
  const trimmed = address?.trim();
  if (!trimmed) return undefined;
  try {
    const { protocol, href } = new URL(trimmed);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

const web = /^https?:\/\//i;

/** Returns the same for the source of a picture, where an address that is none does no harm; for thousands at once. */
export function safePicture(address: string | undefined): string | undefined {
  return address !== undefined && web.test(address) ? address : undefined;
}

/**
 * Tells whether our own server draws the picture. Other addresses of its origin are no pictures: metadata that names one would have
 * the browser call it.
 */
export function isOwnLogo(address: string, ownOrigin: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  return origin === ownOrigin && pathname.startsWith(OWN_LOGOS);
}
