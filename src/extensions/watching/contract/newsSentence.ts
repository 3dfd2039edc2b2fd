import type { NewsKind } from '../../../contracts/wire/news';
import type { NewsItem } from './watching.wire';

/** The message of each kind, with the values of `newsSentence`. */
const newsMessages: Readonly<Record<NewsKind, string>> = {
  newService: 'news.newService',
  attributesChanged: 'news.attributesChanged',
  privacyChanged: 'news.privacyChanged',
  policyChanged: 'news.policyChanged',
  policyDeleted: 'news.policyDeleted',
  loginsStopped: 'news.loginsStopped',
  loginsDoubled: 'news.loginsDoubled',
  certificateEnds: 'news.certificateEnds',
  reviewEnds: 'news.reviewEnds',
  reviewLate: 'news.reviewLate',
};

/** Returns whether there is a sentence for an item: a newer server may know more kinds. */
export function canSay({ kind }: Pick<NewsItem, 'kind'>): boolean {
  return kind in newsMessages;
}

/** Explanations of some kinds, in a sentence below. */
const newsNotes: Readonly<Partial<Record<NewsKind, string>>> = {
  loginsStopped: 'news.logins.note',
  loginsDoubled: 'news.logins.note',
  certificateEnds: 'news.certificate.note',
};

/** Sentence of a news item: message IDs, and the values for both. */
interface NewsSentence {
  readonly title: string;
  readonly note?: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Returns the sentence of an item; `date` formats a day (`YYYY-MM-DD`) for readers. */
export function newsSentence(
  { kind, service, policy, logins, certificate, review }: NewsItem,
  date: (day: string) => string,
): NewsSentence {
  const note = newsNotes[kind];
  return {
    title: newsMessages[kind],
    ...(note !== undefined && { note }),
    values: {
      name: service?.name ?? policy?.name ?? review?.title ?? '',
      ...(logins && { was: logins.was, is: logins.is, day: date(logins.week) }),
      ...(certificate && {
        use: certificate.uses.length > 1 ? 'both' : (certificate.uses[0] ?? 'both'),
        day: date(certificate.ends.slice(0, 'YYYY-MM-DD'.length)),
      }),
      ...(review && { count: review.open, day: date(review.day) }),
    },
  };
}

/** Tab of the service's page with details, if it is not `about`. */
const tabs: Readonly<Partial<Record<NewsKind, string>>> = {
  attributesChanged: 'attributes',
  loginsStopped: 'statistics',
  loginsDoubled: 'statistics',
};

/** Returns the path of the page with details; undefined: there is none. */
export function newsPath({ kind, service, review }: NewsItem): string | undefined {
  if (service) return `/apps/${service.id}/${service.type}/${tabs[kind] ?? 'about'}`;
  return review && `/reviews/${review.id}`;
}
