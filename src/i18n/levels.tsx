import { createContext, use, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { enoughOf, levelOf, type NamedLevel } from '../contracts/domain/services/level';
import { chooseText } from './chooseText';
import { languageIn } from '../contracts/domain/language';

/** The levels of this installation, lowest first; around a page as soon as the person is known. */
export const LevelsKnown = createContext<readonly NamedLevel[]>([]);

export function useLevels(): readonly NamedLevel[] {
  return use(LevelsKnown);
}

/** Returns the name of a level for use within a sentence: its name, else its rank, else its URI as it is. */
export function levelName(intl: IntlShape, levels: readonly NamedLevel[], uri: string): string {
  const level = levels.find((one) => one.uri === uri) ?? levelOf(uri);
  return level ? nameOf(intl, level) : uri;
}

/** Returns the same for use on its own. Empty means that none is set, so that the lowest one applies. */
export function shortLevel(intl: IntlShape, levels: readonly NamedLevel[], uri: string): string {
  const name = uri === '' ? lowestName(intl, levels) : levelName(intl, levels, uri);
  return Number(name) ? intl.formatMessage({ id: 'services.setting.level' }, { level: name }) : name;
}

function lowestName(intl: IntlShape, [lowest]: readonly NamedLevel[]): string {
  return lowest ? nameOf(intl, lowest) : '1';
}

/** Shows the same. */
export function LevelTag({ uri }: { readonly uri: string }) {
  return shortLevel(useIntl(), useLevels(), uri);
}

/** `<rank>` in a sentence: that of a level, said by the levels that are enough for it. */
export function LevelOfRank({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const names = enoughOf(useLevels(), Number(children)).map((level) => nameOf(intl, level));
  return [...new Set(names)].join(' / ') || children;
}

/** A level whose URI contains only its rank is named by that. */
function nameOf(intl: IntlShape, { uri, rank, short }: NamedLevel): string {
  const name = short && chooseText(short, languageIn(intl.locale))?.text;
  return name || (levelOf(uri) ? '' : uri) || `${rank}`;
}
