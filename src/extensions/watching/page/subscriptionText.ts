import type { IntlShape } from 'react-intl';
import { factChange, hasAnyValue } from '../contract/watching';
import { searchIn } from '../contract/watchedSearch';
import { savedAddress } from '../contract/savedSearch';
import type { FactPart, NewsItem, Rhythm, Subscription } from '../contract/watching.wire';
import { attributeLabel } from '../../../i18n/attributeLabel';
import { categoryMessages } from '../../../i18n/messages/categoryMessages';
import { categoryNameOf } from '../../../contracts/domain/attributes/entityCategory';

export const rhythmMessages: Readonly<Record<Rhythm, { readonly name: string; readonly note: string }>> = {
  daily: { name: 'watching.rhythm.daily', note: 'watching.rhythm.daily.note' },
  weekly: { name: 'watching.rhythm.weekly', note: 'watching.rhythm.weekly.note' },
  never: { name: 'watching.rhythm.never', note: 'watching.rhythm.never.note' },
};

/** Describes a search of the list in a few words; empty if it has no conditions. */
export function searchParts(intl: IntlShape, query: string): string {
  const { ticked } = searchIn(query);
  const words = new URLSearchParams(query).get('search')?.trim();
  const { interfed_source: sources = [], entity_category: categories = [] } = ticked;
  const { attributes = [], type_of_service: types = [] } = ticked;
  return [
    ...(words ? [intl.formatMessage({ id: 'watching.search.words' }, { words })] : []),
    ...sources,
    ...types,
    ...categories.map((category) => categoryName(intl, category)),
    ...attributes.map((attribute) => attributeLabel(intl, attribute)),
  ].join(' · ');
}

function searchText(intl: IntlShape, query: string): string {
  const parts = searchParts(intl, query);
  if (parts === '') return intl.formatMessage({ id: 'watching.search.any' });
  return intl.formatMessage({ id: 'watching.search' }, { parts });
}

/** Says what is watched, and leads to it. */
export function subscriptionText(
  intl: IntlShape,
  { kind, object, name, service }: Subscription,
): { readonly text: string; readonly to?: string } {
  switch (kind) {
    case 'service':
      return service
        ? { text: service.name, to: `/apps/${service.id}/${service.type}/about` }
        : { text: intl.formatMessage({ id: 'watching.unseen' }, { service: object }) };
    case 'connections':
      return { text: intl.formatMessage({ id: 'watching.connections' }), to: '/apps/connected' };
    case 'search':
      return { text: name ?? searchText(intl, object), to: savedAddress(object) };
    case 'feed':
      return { text: intl.formatMessage({ id: 'watching.ofFeed' }, { feed: object }), to: '/feeds' };
  }
}

/** Part of a fact before and after, in words. */
interface ChangedPart {
  readonly key: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Returns the changed parts of a fact, a row each; a change of the whole fact is one row. */
export function changedParts(intl: IntlShape, { kind, was, is }: NewsItem): readonly ChangedPart[] {
  if (kind !== 'attributesChanged' && kind !== 'privacyChanged') return [];
  const nothing = intl.formatMessage({ id: 'news.nothing' });
  const nameOf = (name: string) =>
    kind === 'attributesChanged'
      ? attributeLabel(intl, name)
      : (intl.formatDisplayName(name, { type: 'language' }) ?? name);
  if (!was || !is) {
    const whole = (parts: readonly FactPart[] | undefined) =>
      parts
        ? intl.formatList(parts.map(({ name }) => nameOf(name))) || nothing
        : intl.formatMessage({ id: 'news.everything' });
    const name = intl.formatMessage({ id: 'watching.attributes' });
    return [{ key: 'all', name, before: whole(was), after: whole(is) }];
  }
  const valuesOf = (parts: readonly FactPart[], name: string) => {
    const part = parts.find((one) => one.name === name);
    if (!part) return nothing;
    const isWhole = kind === 'attributesChanged' && hasAnyValue(part.values);
    return isWhole ? intl.formatMessage({ id: 'watching.anyValue' }) : part.values.join(', ');
  };
  const { added, removed } = factChange(was, is);
  const names = new Set([...added, ...removed].map(({ name }) => name));
  return [...names].map((name) => ({
    key: name,
    name: nameOf(name),
    before: valuesOf(was, name),
    after: valuesOf(is, name),
  }));
}

function categoryName(intl: IntlShape, uri: string): string {
  const known = categoryNameOf(uri);
  return known ? intl.formatMessage({ id: categoryMessages[known].name }) : uri;
}
