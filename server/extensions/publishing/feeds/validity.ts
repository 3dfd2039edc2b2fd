import type { Config } from '../../../platform/config/config';
import type { Validity } from '../xml/entityAlone';

/** What is signed is signed anew after this share of its time, so that readers always have most of it left. */
const SHARE = 8;

/**
 * Returns the validity of what is signed now. It is the same for a while, on every server, so that what was signed can be
 * kept and a reader who has it is told so.
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
