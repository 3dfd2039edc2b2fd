import { OWN_LOGOS } from '../contracts/domain/ownLogos';
import { placed } from './basePath';

/**
 * Returns the address if a link may use it: only http and https, so that metadata cannot smuggle
 * `javascript:` or `data:` into a page. Surrounding blanks are dropped.
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

const picture = new RegExp(`^(https?://|${OWN_LOGOS})`, 'i');

/**
 * Does the same for the source of a picture, which may be a path of our server, and where an invalid address
 * does no harm; fast enough for thousands at once.
 */
export function safePicture(address: string | undefined): string | undefined {
  return address !== undefined && picture.test(address) ? address : undefined;
}

/** Returns the address of a picture as the browser asks for it: a path is one of our server. */
export function placedPicture(address: string): string {
  return address.startsWith('/') ? placed(address) : address;
}

/**
 * Tells whether our own server draws the picture. Other addresses of its origin are rejected: metadata that
 * names one would make the browser call it.
 */
export function isOwnLogo(address: string, ownOrigin: string): boolean {
  if (!URL.canParse(address, ownOrigin)) return false;
  const { origin, pathname } = new URL(placedPicture(address), ownOrigin);
  return origin === ownOrigin && pathname.startsWith(placed(OWN_LOGOS));
}
