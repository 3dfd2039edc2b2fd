import { attributeOfHeader } from './attributeDictionary';
import type { Person } from './person';

export type Attributes = Person['attributes'];

/**
 * Returns what came with a login, by the names that policies use: on the wire it has the names of headers, two of which may
 * stand for one attribute. What the dictionary lacks keeps its name. A server without extensions passes on what its login
 * software has put into one header: values with `;` between them, and `\;` within them.
 */
export function loginAttributes({
  attributes: sent,
  installation,
}: Pick<Person, 'attributes'> & {
  readonly installation: Pick<Person['installation'], 'extensions'>;
}): Attributes {
  const apart = installation.extensions.length === 0;
  const attributes = new Map<string, readonly string[]>();
  for (const [header, values] of Object.entries(sent)) {
    const name = attributeOfHeader(header)?.urn ?? header;
    attributes.set(name, [...(attributes.get(name) ?? []), ...(apart ? takenApart(values) : values)]);
  }
  return Object.fromEntries(attributes);
}

/** A server that has split at every `;` has split within values, too: put together again first. */
function takenApart(values: readonly string[]): readonly string[] {
  const parts = values.join(';').match(/(?:\\;|[^;])+/g) ?? values;
  return parts.map((value) => value.replaceAll('\\;', ';'));
}
