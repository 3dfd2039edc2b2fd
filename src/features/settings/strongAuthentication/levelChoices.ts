import { rankIn, type Level } from '../../../contracts/domain/level';

/**
 * Returns the level that is set, of which the service's own comes before the institution's, and the levels that can be
 * asked for: never a lower one, another of the same rank, and the default only while none is set (REQUIREMENTS 167, 169).
 */
export function levelChoices(own: string | undefined, set: string | undefined, offered: readonly Level[]) {
  const current = own ?? set ?? '';
  const floor = rankIn(offered, current);
  const others = offered.filter(({ rank, uri }) => uri !== current && rank >= floor).map(({ uri }) => uri);
  return { current, options: [current, ...others] };
}
