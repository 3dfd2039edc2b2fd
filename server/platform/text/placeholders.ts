import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/**
 * Returns the names of arguments and tags of a message (ICU), each once, sorted, choices with their kind:
 * `count:plural`, `<b>`. Throws if the message is invalid.
 */
export function placeholders(message: string): string[] {
  return [...new Set(placeholdersIn(parse(message)))].sort();
}

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
