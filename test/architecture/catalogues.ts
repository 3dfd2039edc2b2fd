import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type Catalogue = Readonly<Record<string, string>>;

function placeholdersIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select:
        return [
          `${element.value}:${element.type === TYPE.plural ? 'plural' : 'select'}`,
          ...Object.values(element.options).flatMap((option) => placeholdersIn(option.value)),
        ];
      case TYPE.tag:
        return [`<${element.value}>`, ...placeholdersIn(element.children)];
      default:
        return [element.value];
    }
  });
}

/** Names of arguments and tags of a message, each once, sorted. Throws where the message does not parse. */
export function placeholders(message: string): string[] {
  return [...new Set(placeholdersIn(parse(message)))].sort();
}

/** One line for each way in which `other` does not say what `source` says. */
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
