import type { IntlShape } from 'react-intl';
import { levelOf, type NamedLevel } from '../../contracts/domain/services/level';
import { chooseText } from '../chooseText';
import { languageIn } from '../../contracts/domain/language';
import '../texts/fields';

const known: Readonly<Record<string, string>> = {
  1: 'strong.level.1',
  1.5: 'strong.level.1.5',
  2: 'strong.level.2',
  3: 'strong.level.3',
};

/**
 * Returns a level in words: the installation's name for it, or the rank that its URI contains, or the URI as
 * it is. Empty means that none is set, so that the lowest one applies.
 */
export function levelText(intl: IntlShape, levels: readonly NamedLevel[], uri: string): string {
  if (uri === '') return withoutLevel(intl, levels[0]);
  const name = nameIn(
    intl,
    levels.find((level) => level.uri === uri),
  );
  const rank = levelOf(uri)?.rank;
  if (name !== undefined || rank === undefined) return name ?? uri;
  return intl.formatMessage({ id: known[rank] ?? 'strong.level.other' }, { level: rank });
}

/** Our own words for the lowest level, if the installation has none. */
function withoutLevel(intl: IntlShape, lowest: NamedLevel | undefined): string {
  const name = lowest?.short && nameIn(intl, lowest);
  return name === undefined
    ? intl.formatMessage({ id: 'strong.level.default' })
    : intl.formatMessage({ id: 'strong.level.default.named' }, { name });
}

function nameIn(intl: IntlShape, level: NamedLevel | undefined): string | undefined {
  return level && chooseText(level.labels ?? {}, languageIn(intl.locale))?.text;
}
