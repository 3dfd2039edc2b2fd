import { knownAttribute } from '../../../src/contracts/domain/attributeDictionary';
import { attributeName } from '../../../src/contracts/domain/attribute';
import { factChange, hasAnyValue, newsWords } from '../../../src/contracts/domain/watching';
import type { FactPart, NewsItem } from '../../../src/contracts/wire/watching';
import { localeOf } from '../../../src/contracts/domain/language';
import { oneLine } from '../../platform/text/oneLine';
import type { Say } from '../../platform/text/sentences';

/** What mails and the feed say of one item. */
export interface NewsText {
  readonly title: string;
  /** What was and what is, a line each. */
  readonly lines: readonly string[];
  /** Path of the page that has more of it. */
  readonly path: string;
}

const NAME_LENGTH = 120;

/** Says what is new in one language. */
export function newsText(item: NewsItem, t: Say, language: string): NewsText {
  const { kind, service, policy } = item;
  const name = oneLine(service?.name ?? policy?.name ?? '', NAME_LENGTH);
  return {
    title: t(newsWords[kind], { name }),
    lines: linesOf(item, t, language),
    path: service
      ? `/apps/${service.id}/${service.type}/${kind === 'attributesChanged' ? 'attributes' : 'about'}`
      : '/watching',
  };
}

function linesOf({ kind, was, is }: NewsItem, t: Say, language: string): string[] {
  if (kind === 'newService' || kind === 'policyChanged') return [];
  const all = t('news.everything');
  const nothing = t('news.nothing');
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  const say = (parts: readonly FactPart[]) =>
    list.format(
      parts.map((part) => (kind === 'attributesChanged' ? attributeText(part, t) : linkText(part))),
    );
  if (!was || !is) {
    const whole = (parts: readonly FactPart[] | undefined) => (parts ? say(parts) || nothing : all);
    return [t('news.before', { what: whole(was) }), t('news.now', { what: whole(is) })];
  }
  const { added, removed } = factChange(was, is);
  return [
    ...(added.length > 0 ? [t('news.added', { what: say(added) })] : []),
    ...(removed.length > 0 ? [t('news.removed', { what: say(removed) })] : []),
  ];
}

function attributeText({ name, values }: FactPart, t: Say): string {
  const known = knownAttribute(name);
  const label = known ? t(known.label) : attributeName(name);
  return hasAnyValue(values) ? label : `${label} (${values.join(', ')})`;
}

const linkText = ({ name, values }: FactPart) => `${values.join(', ')} (${name})`;
