import type { Side } from './party';

/** Name of a side's feed: an institution has services, a service the institutions that may log in. */
const FILES: Readonly<Record<Side, string>> = { idp: 'services.xml', sp: 'institutions.xml' };

export const CERTIFICATES = '/metadata/signing.pem';

export function feedPath(side: Side, sha1: string): string {
  return `/metadata/${side}/${sha1}/${FILES[side]}`;
}

/** Returns the base to which clients of the query protocol add `/entities/…`. */
export function queryPath(side: Side, sha1: string): string {
  return `/mdq/${side}/${sha1}`;
}
