import { levelOf, type Level } from '../../../contracts/domain/level';
import { levelText } from '../../../i18n/levelWords';

/**
 * Returns the level that is set, of which the service's own comes before the institution's, and the levels that can be
 * asked for: never a lower one, and the default only while none is set (REQUIREMENTS 167, 169).
 */
export function levelChoices(own: string | undefined, set: string | undefined, offered: readonly Level[]) {
  const current = own ?? set ?? '';
  const floor = levelOf(current)?.rank ?? 0;
  const higher = offered.filter(({ rank, uri }) => uri !== current && rank > floor).map(({ uri }) => uri);
  return { current, options: [current, ...higher], textOf: levelText };
}
