import { levelOf } from '../../../src/contracts/domain/level';

/** Whether `asked` would lower or remove the assurance level that is set; both URIs, empty: none (REQUIREMENTS 167, 169). */
export function isLower(asked: string, set: string): boolean {
  return rankOf(asked) < rankOf(set);
}

function rankOf(uri: string): number {
  return levelOf(uri)?.rank ?? 0;
}
