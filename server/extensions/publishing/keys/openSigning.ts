import type { Dependencies } from '../../../platform/dependencies';
import { demonstrationKey } from './demonstrationKey';
import type { Signing } from './signing';

/**
 * Returns a function that reads the signing key, once it is needed; undefined if there is none: in production without a
 * key.
 */
export function openSigning({
  config,
  now,
}: Pick<Dependencies, 'config' | 'now'>): (() => Promise<Signing>) | undefined {
  const { isOn, signing } = config.publishing;
  if (!isOn) return undefined;
  let made: Promise<Signing> | undefined;
  return async () => {
    if (signing) return signing;
    made ??= demonstrationKey(config.dataDir, now());
    // Tries again later: a folder that is not writable now may be fixed.
    made.catch(() => (made = undefined));
    return made;
  };
}
