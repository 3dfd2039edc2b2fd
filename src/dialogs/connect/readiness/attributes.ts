import type { ReleasedAttribute } from '../../../machines/connection/connection.subject';
import {
  filledLists,
  sectionOf,
  type Line,
  type Names,
  type Situation,
  type MessageWithValues,
} from './line';

/**
 * Returns the attributes that the service may receive, and which of them came with the person's own login.
 */
export function attributesLine({ service, subject }: Situation): Line {
  const { attributes, persistentId, loggedInHere } = subject;
  const links = [{ href: sectionOf(service, 'attribute_policy'), label: 'connect.link.attributes' }];
  const identifier: MessageWithValues[] = persistentId ? [{ id: 'connect.attributes.identifier' }] : [];
  const line = (rest: Pick<Line, 'kind' | 'title' | 'text' | 'more'>): Line => ({
    key: 'attributes',
    topic: 'connect.topic.attributes',
    links,
    ...rest,
  });
  if (attributes === 'all')
    return line({
      kind: 'look',
      title: { id: 'connect.check.allAttributes' },
      text: [{ id: 'connect.check.allAttributes.text' }, ...identifier],
    });
  const title = { id: 'connect.check.attributes', values: { count: attributes.length } };
  if (attributes.length === 0) return line({ kind: 'ok', title, text: identifier });
  return line({
    kind: 'ok',
    title,
    text: [...(loggedInHere ? ownLogin(attributes) : [elsewhere]), ...identifier],
    more: { label: 'connect.attributes.show', lists: listsOf(attributes) },
  });
}

const elsewhere: MessageWithValues = { id: 'connect.attributes.elsewhere' };

function ownLogin(attributes: readonly ReleasedAttribute[]): MessageWithValues[] {
  const came = named(attributes, true).length;
  const unknown = named(attributes, 'unknown').length;
  return [
    ...(unknown < attributes.length ? [{ id: 'connect.attributes.own', values: { count: came } }] : []),
    ...(unknown > 0 ? [{ id: 'connect.attributes.unknown', values: { count: unknown } }] : []),
  ];
}

function listsOf(attributes: readonly ReleasedAttribute[]): readonly Names[] {
  return filledLists([
    { title: 'connect.attributes.list.came', names: named(attributes, true) },
    { title: 'connect.attributes.list.absent', names: named(attributes, false) },
    { title: 'connect.attributes.list.unknown', names: named(attributes, 'unknown') },
  ]);
}

function named(attributes: readonly ReleasedAttribute[], how: ReleasedAttribute['came']): Names['names'] {
  return attributes
    .filter(({ came }) => came === how)
    .map(({ name, required }) => {
      if (required === undefined) return name;
      return {
        id: required ? 'connect.attributes.required' : 'connect.attributes.optional',
        values: { name },
      };
    });
}
