import { rankIn } from '../../../src/contracts/domain/services/level';
import type { Config } from '../../platform/config/config';

/**
 * Returns true if `asked` would lower or remove the current assurance level; both are URIs, and empty means none
 * (REQUIREMENTS 167, 169).
 */
export function isLower({ lowest, offered }: Config['levels'], requested: string, set: string): boolean {
  const known = [lowest, ...offered];
  return rankIn(known, requested) < rankIn(known, set);
}
