import { knownAttribute } from '../../../../src/contracts/domain/attributes/attributeDictionary';
import { attributeName } from '../../../../src/contracts/domain/attributes/attribute';
import { newsPath, newsSentence } from '../../../../src/extensions/watching/contract/newsSentence';
import { factChange, hasAnyValue } from '../../../../src/extensions/watching/contract/watching';
import type { FactPart, NewsItem } from '../../../../src/extensions/watching/contract/watching.wire';
import { localeOf } from '../../../../src/contracts/domain/language';
import { dateIn } from '../../../platform/text/dateIn';
import { oneLine } from '../../../platform/text/oneLine';
import type { Say } from '../../../platform/text/sentences';

/** Texts of one item in mails and the feed. */
interface NewsText {
  readonly title: string;
  /** Values before and after, or an explanation, one per line. */
  readonly lines: readonly string[];
  /** Path of the page with details. */
  readonly path: string;
}

const NAME_LENGTH = 120;

/** Returns the text of a news item in one language. */
export function newsText(item: NewsItem, t: Say, language: string): NewsText {
  const sentence = newsSentence(item, (day) => dateIn(day, language));
  const values = { ...sentence.values, name: oneLine(String(sentence.values['name']), NAME_LENGTH) };
  return {
    title: t(sentence.title, values),
    lines: sentence.note === undefined ? linesOf(item, t, language) : [t(sentence.note, values)],
    path: newsPath(item) ?? '/watching',
  };
}

function linesOf({ kind, was, is }: NewsItem, t: Say, language: string): string[] {
  if (kind !== 'attributesChanged' && kind !== 'privacyChanged') return [];
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
