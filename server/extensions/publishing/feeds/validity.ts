import type { Config } from '../../../platform/config/config';
import type { Validity } from '../xml/entityAlone';

/** A document is signed again after this share of its time, so that readers always have most of it left. */
const SHARE = 8;

/**
 * Returns the validity of a document that is signed now. It is the same for a while, on every server, so that signed
 * documents can be cached and a reader gets 304.
 */
export function validityAt(
  now: Date,
  { validMs, cacheSeconds }: Pick<Config['publishing'], 'validMs' | 'cacheSeconds'>,
): Validity {
  const window = validMs / SHARE;
  const begin = Math.floor(now.getTime() / window) * window;
  return {
    validUntil: new Date(begin + validMs).toISOString(),
    cacheDuration: `PT${cacheSeconds}S`,
  };
}
