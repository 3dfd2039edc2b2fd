/** Filters of SCIM (RFC 7644, 3.4.2.2), as far as a server needs them that takes `eq`, `and`, `or`, `not` and brackets. */
export class InvalidFilter extends Error {}

/** A value that an attribute is compared with. */
export type Value = string | number | boolean | null;
export type Matches = (valuesOf: (attribute: string) => readonly unknown[]) => boolean;

const TOKEN = /\s*(?:([()])|("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true\b|false\b|null\b)|([A-Za-z][\w.:$-]*))/y;

/** Reads a filter; `caseless` are the attributes whose values have no case. Throws InvalidFilter. */
export function readFilter(
  text: string,
  attributes: readonly string[],
  caseless: readonly string[],
): Matches {
  const tokens = tokensOf(text);
  let at = 0;
  const next = () => tokens[at++];
  const word = () => (tokens[at]?.kind === 'word' ? tokens[at]?.text.toLowerCase() : undefined);

  function joined(by: 'and' | 'or', one: () => Matches): Matches {
    const parts = [one()];
    while (word() === by) {
      next();
      parts.push(one());
    }
    return (values) =>
      by === 'or' ? parts.some((part) => part(values)) : parts.every((part) => part(values));
  }
  const either = (): Matches => joined('or', () => joined('and', single));

  function bracketed(): Matches {
    if (next()?.text !== '(') throw new InvalidFilter('a bracket is missing');
    const within = either();
    if (next()?.text !== ')') throw new InvalidFilter('a bracket is not closed');
    return within;
  }

  function single(): Matches {
    if (tokens[at]?.text === '(') return bracketed();
    if (word() === 'not') {
      next();
      const within = bracketed();
      return (values) => !within(values);
    }
    const [attribute, operator, value] = [next(), next(), next()];
    if (attribute?.kind !== 'word' || operator?.text.toLowerCase() !== 'eq' || value?.kind !== 'value')
      throw new InvalidFilter('no comparison');
    const name = attributes.find((one) => one.toLowerCase() === attribute.text.toLowerCase());
    if (name === undefined) throw new InvalidFilter(`${attribute.text} is no attribute`);
    const wanted = comparable(valueOf(value.text), caseless.includes(name));
    return (values) => values(name).some((one) => comparable(one, caseless.includes(name)) === wanted);
  }

  const read = either();
  if (at < tokens.length) throw new InvalidFilter('something is left');
  return read;
}

function tokensOf(text: string) {
  const tokens: { readonly kind: 'sign' | 'value' | 'word'; readonly text: string }[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const found = TOKEN.exec(text);
    if (!found) throw new InvalidFilter('no sign of a filter');
    const [, sign, value, word = ''] = found;
    if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else tokens.push(value === undefined ? { kind: 'word', text: word } : { kind: 'value', text: value });
  }
  return tokens;
}

function valueOf(text: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    throw new InvalidFilter('a value that is not of JSON');
  }
}

function comparable(value: unknown, isCaseless: boolean): unknown {
  return typeof value === 'string' && isCaseless ? value.toLowerCase() : value;
}
