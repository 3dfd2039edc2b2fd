import { levelOf } from '../../../src/contracts/domain/level';

/**
 * Tells whether `asked` would lower or remove the assurance level that is set; both are URIs, and empty means none
 * (REQUIREMENTS 167, 169).
 */
export function isLower(asked: string, set: string): boolean {
  return rankOf(asked) < rankOf(set);
}

function rankOf(uri: string): number {
  return levelOf(uri)?.rank ?? 0;
}
