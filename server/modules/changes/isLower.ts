import { rankIn } from '../../../src/contracts/domain/level';
import type { Config } from '../../platform/config/config';
import { configuredLevels } from '../identity/identity.module';

/**
 * Tells whether `asked` would lower or remove the assurance level that is set; both are URIs, and empty means none
 * (REQUIREMENTS 167, 169).
 */
export function isLower(levels: Config['levels'], asked: string, set: string): boolean {
  const known = configuredLevels(levels);
  return rankIn(known, asked) < rankIn(known, set);
}
