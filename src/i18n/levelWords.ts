import { levelOf } from '../contracts/domain/level';
import './texts/fields';

export interface LevelText {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What the settings are called, by the names of the request's body. */
export const levelTerms = { loaLevel: 'strong.level', authnContextLevel: 'multiFactor.level' } as const;

const known: Readonly<Record<string, string>> = {
  1: 'strong.level.1',
  1.5: 'strong.level.1.5',
  2: 'strong.level.2',
  3: 'strong.level.3',
};

/** Returns a level in words; one that the words do not know by its rank, and what is no level as it stands. */
export function levelText(uri: string): LevelText {
  if (uri === '') return { id: 'strong.level.default', values: {} };
  const rank = levelOf(uri)?.rank;
  if (rank === undefined) return { id: 'strong.level.unknown', values: { level: uri } };
  return { id: known[rank] ?? 'strong.level.other', values: { level: rank } };
}
