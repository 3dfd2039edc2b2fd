import { array, object, string, type ObjectSchema } from 'yup';
import { keyOf, type ListedService } from '../../../contracts/domain/services/catalogue';
import type { ReviewPerson, ReviewRow, ReviewStart, ReviewWord } from '../contract/review.wire';
import { OTHER, personOf } from './usePeople';

const MOST_WORDS = 2_000;
const MOST_TITLE = 200;

/** An address of mail has a name, and a domain with a dot; the server looks closer. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface PersonDraft {
  /** Address of a known person, or `OTHER`. */
  who: string;
  mail: string;
}

export interface StartDraft extends PersonDraft {
  title: string;
  /** `YYYY-MM-DD`. */
  dueOn: string;
  /** All connected services, or those that are ticked in the list. */
  services: string;
  /** Keys (`keyOf`) of the ticked ones, since ticks do not outlast a login. */
  ticked: string[];
}

export interface CommentDraft extends PersonDraft {
  kind: string;
  remark: string;
  question: string;
  answer: string;
}

const mail = string()
  .defined()
  .when('who', {
    is: OTHER,
    then: (address) => address.trim().matches(ADDRESS, 'reviews.mail.wrong'),
  });

export const personSchema: ObjectSchema<PersonDraft> = object({ who: string().required(), mail });

/** `today` is the first day by which a review can end. */
export function startSchema(today: string): ObjectSchema<StartDraft> {
  return object({
    title: string().trim().required('reviews.start.noTitle').max(MOST_TITLE, 'reviews.start.longTitle'),
    // A kept draft may be of an earlier day.
    dueOn: string()
      .defined()
      .test('day', 'reviews.start.wrongDay', (day) => day >= today),
    services: string().required(),
    ticked: array().of(string().required()).defined(),
    who: string().required(),
    mail,
  });
}

const commentText = string().defined().max(MOST_WORDS, 'reviews.longText');

export const commentSchema: ObjectSchema<CommentDraft> = object({
  kind: string().required(),
  remark: commentText,
  question: commentText.when('kind', {
    is: 'ask',
    then: (text) => text.trim().required('reviews.noQuestion'),
  }),
  answer: commentText.when('kind', {
    is: 'answer',
    then: (text) => text.trim().required('reviews.noAnswer'),
  }),
  who: string().required(),
  mail: mail.when('kind', { is: (kind: string) => kind !== 'ask', then: () => string().defined() }),
});

/** Returns those of the services that have one of these keys (`keyOf`). */
export function withKeys(
  services: readonly ListedService[],
  keys: readonly string[],
): readonly ListedService[] {
  const picked = new Set(keys);
  return services.filter((service) => picked.has(keyOf(service)));
}

/**
 * Returns the review to start; if none of the ticked services is still connected, the form only offers all
 * services.
 */
export function startOf(
  draft: StartDraft,
  people: readonly ReviewPerson[],
  connected: readonly ListedService[],
): ReviewStart {
  const ticked = withKeys(connected, draft.ticked);
  return {
    title: draft.title.trim(),
    dueOn: draft.dueOn,
    ...(draft.services === 'ticked' &&
      ticked.length > 0 && {
        services: ticked.map(({ entityId: service, type: serviceType }) => ({ service, serviceType })),
      }),
    givenTo: personOf(people, draft),
  };
}

/** Returns the comment on a row, with the state of the row that the person saw. */
export function commentOf(
  draft: CommentDraft,
  people: readonly ReviewPerson[],
  { id: row }: Pick<ReviewRow, 'id'>,
  revision: number,
): ReviewWord {
  const place = { row, revision };
  switch (draft.kind) {
    case 'ask':
      return { action: 'ask', ...place, question: draft.question.trim(), asked: personOf(people, draft) };
    case 'answer':
      return { action: 'answer', ...place, answer: draft.answer.trim() };
    default:
      return { action: draft.kind === 'end' ? 'end' : 'keep', ...place, remark: draft.remark.trim() };
  }
}
