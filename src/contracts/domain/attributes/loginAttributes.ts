import { attributeOfHeader } from './attributeDictionary';
import type { Person } from '../person/person';

type Attributes = Person['attributes'];

/**
 * Returns the attributes of a login by their names in policies. On the wire they have header names, two of which may
 * mean one attribute; unknown names are kept. A server without extensions sends several values in one header, with `;`
 * between them and `\;` within them.
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

/**
 * Separates the values. A server that has split at every `;` has also split values that contain one, so this joins them
 * first.
 */
function takenApart(values: readonly string[]): readonly string[] {
  const parts = values.join(';').match(/(?:\\;|[^;])+/g) ?? values;
  return parts.map((value) => value.replaceAll('\\;', ';'));
}
