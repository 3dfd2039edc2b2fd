import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { placeholders } from '../../server/platform/text/placeholders';
import { filesBelow, textOf } from './files';

export type Catalogue = Readonly<Record<string, string>>;

/** Parts of the catalogue, by their names: the folders of `translations`. */
export function partsIn(language: string): ReadonlyMap<string, Catalogue> {
  const files = filesBelow('translations', new RegExp(`/${language}\\.json$`));
  return new Map(files.map((file) => [file.split('/')[1] ?? '', JSON.parse(textOf(file)) as Catalogue]));
}

/** All sentences, the visualiser's among them. */
export function catalogueIn(language: string): Catalogue {
  return Object.assign({}, ...partsIn(language).values()) as Catalogue;
}

/** Returns one line for each difference in content between `other` and `source`. */
export function gaps(source: Catalogue, other: Catalogue): string[] {
  const missing = Object.keys(source).filter((id) => !other[id]?.trim());
  const surplus = Object.keys(other).filter((id) => !(id in source));
  const different = Object.keys(source).filter((id) => {
    const translation = other[id];
    return translation && placeholders(source[id] ?? '').join() !== placeholders(translation).join();
  });
  return [
    ...missing.map((id) => `${id} is missing`),
    ...surplus.map((id) => `${id} is surplus`),
    ...different.map((id) => `${id} has other placeholders`),
  ];
}

/** Returns the names of the branches of each plural in a message, `count: one, other`, in the order of the text. */
function pluralsIn(elements: readonly MessageFormatElement[]): { name: string; branches: string[] }[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap((option) => pluralsIn(option.value));
    const own = { name: element.value, branches: Object.keys(element.options) };
    return element.type === TYPE.plural ? [own, ...inner] : inner;
  });
}

/** Below a million no number of the three languages is *many*: a message may leave that branch out. */
const rare = ['many'];

/**
 * Returns one line for each plural that lacks a category of the language, or has one that the language does
 * not have.
 */
export function pluralFaults(catalogue: Catalogue, locale: string): string[] {
  const known: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return Object.entries(catalogue).flatMap(([id, message]) =>
    pluralsIn(parse(message)).flatMap(({ name, branches }) => {
      const isExact = (branch: string) => branch.startsWith('=');
      const surplus = branches.filter((branch) => !isExact(branch) && !known.includes(branch));
      const onlyExact = branches.every((branch) => isExact(branch) || branch === 'other');
      const lacking = known.filter((category) => !branches.includes(category) && !rare.includes(category));
      return [
        ...surplus.map((branch) => `${id}: ${name} has ${branch}, which the language does not know`),
        ...(onlyExact ? lacking.filter((category) => category === 'other') : lacking).map(
          (category) => `${id}: ${name} lacks ${category}`,
        ),
      ];
    }),
  );
}
