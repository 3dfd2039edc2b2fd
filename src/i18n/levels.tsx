import { createContext, use, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { enoughOf, levelOf, type Level, type NamedLevel } from '../contracts/domain/level';
import { chooseText } from './chooseText';
import { languageIn } from '../contracts/domain/language';

/** The levels of this installation, lowest first; around a page as soon as it is known who is there. */
export const LevelsKnown = createContext<readonly NamedLevel[]>([]);

export function useLevels(): readonly NamedLevel[] {
  return use(LevelsKnown);
}

/** Returns what a level is called within a sentence: its name, else its rank, else as it stands. */
export function levelWord(intl: IntlShape, levels: readonly NamedLevel[], uri: string): string {
  const level = levels.find((one) => one.uri === uri) ?? levelOf(uri);
  return level ? wordOf(intl, level) : uri;
}

/** Returns the same where it stands alone. */
export function shortLevel(intl: IntlShape, levels: readonly NamedLevel[], uri: string): string {
  const word = levelWord(intl, levels, uri);
  return Number.isNaN(Number(word)) ? word : intl.formatMessage({ id: 'services.setting.level' }, { level: word });
}

/** Shows the same. */
export function LevelTag({ uri }: { readonly uri: string }) {
  return shortLevel(useIntl(), useLevels(), uri);
}

/** `<rank>` in a sentence: that of a level, said by the levels that are enough for it. */
export function LevelOfRank({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const levels = useLevels();
  const rank = Number(children);
  const words = rank > 0 ? enoughOf(levels, rank).map((level) => wordOf(intl, level)) : [];
  return words.length === 0 ? children : intl.formatList(new Set(words), { type: 'disjunction' });
}

/** A level whose URI says no more than its rank is known by that. */
function wordOf(intl: IntlShape, { uri, rank, ...level }: NamedLevel | Level): string {
  const name = 'short' in level && chooseText(level.short, languageIn(intl.locale))?.text;
  return name || (levelOf(uri) === undefined && uri) || String(rank);
}
