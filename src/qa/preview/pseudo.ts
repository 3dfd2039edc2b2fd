import type { MessageFormatElement } from 'react-intl';
import type { Messages } from '../../i18n/catalogue';

const accents: Readonly<Record<string, string>> = {
  ...{
    a: 'á',
    c: 'ç',
    d: 'ð',
    e: 'é',
    g: 'ğ',
    h: 'ĥ',
    i: 'í',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    n: 'ñ',
    o: 'ó',
    r: 'ŕ',
  },
  ...{
    s: 'š',
    t: 'ţ',
    u: 'ú',
    w: 'ŵ',
    y: 'ý',
    z: 'ž',
    A: 'Å',
    C: 'Ç',
    D: 'Ð',
    E: 'Ê',
    G: 'Ĝ',
    H: 'Ĥ',
    I: 'Î',
  },
  ...{ J: 'Ĵ', K: 'Ķ', L: 'Ļ', N: 'Ñ', O: 'Ö', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Û', W: 'Ŵ', Y: 'Ý', Z: 'Ž' },
};

/**
 * Returns a catalogue with accented and longer words, which shows texts that do not fit, and texts that are not in the
 * catalogue.
 */
export function pseudoCatalogue(messages: Messages): Messages {
  const entries: readonly [string, unknown][] = Object.entries(messages);
  return Object.fromEntries(
    entries.map(([id, message]) => [id, isCompiled(message) ? pseudoMessage(message) : pseudoText(message)]),
  ) as Messages;
}

function isCompiled(message: unknown): message is MessageFormatElement[] {
  return Array.isArray(message);
}

function pseudoMessage(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return [literal('⟦'), ...elements.map(pseudoElement), literal('⟧')];
}

/** Types of message elements, as the compiler numbers them. Arguments stay as they are. */
const LITERAL = 0;
const SELECT = 5;
const PLURAL = 6;
const TAG = 8;

function literal(value: string): MessageFormatElement {
  return { type: LITERAL, value };
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case LITERAL:
      return { ...element, value: longer(element.value) };
    case SELECT:
    case PLURAL:
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([name, option]) => [
            name,
            { ...option, value: option.value.map(pseudoElement) },
          ]),
        ),
      };
    case TAG:
      return { ...element, children: element.children.map(pseudoElement) };
    default:
      return element;
  }
}

/** Changes a message that is not compiled: its arguments in braces, however deep, and its tags stay. */
function pseudoText(message: unknown): string {
  let depth = 0;
  let changed = '';
  for (const sign of String(message)) {
    if (sign === '{' || sign === '<') depth += 1;
    changed += depth > 0 ? sign : longer(sign);
    if (sign === '}' || sign === '>') depth -= 1;
  }
  return `⟦${changed}⟧`;
}

function longer(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const accented = accents[letter] ?? letter;
    return /[aeiou]/i.test(letter) ? accented + accented.toLowerCase() : accented;
  });
}
