import type { Catalogue } from './catalogues';

/** Numbers that sentences tell apart, and texts that stand in them like the arguments of a message. */
const given: readonly (readonly unknown[])[] = [
  ['{0}', '{1}', '{2}'],
  [0, 0, 0],
  [1, 1, 1],
  [2, 3, 3],
];

/** Returns the sentences of texts of the server by their place, those that take arguments with several sets of them. */
export function sentencesOf(texts: unknown, place = ''): Catalogue {
  if (typeof texts === 'string') return { [place]: texts };
  if (typeof texts === 'function')
    return Object.assign(
      {},
      ...given.map((values, index) =>
        sentencesOf((texts as (...values: unknown[]) => unknown)(...values), `${place}(${index})`),
      ),
    ) as Catalogue;
  return Object.assign(
    {},
    ...Object.entries(texts as object).map(([name, text]) =>
      sentencesOf(text, place ? `${place}.${name}` : name),
    ),
  ) as Catalogue;
}
