import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../../platform/config/config';
import { ProblemError } from '../../platform/http/problems';
import type { Queries } from '../../platform/storage/database';
import { dateIn } from '../../platform/text/dateIn';
import { type Say, sayIn } from '../../platform/text/sentences';
import { greetingIn, letterHtml, letterText, type Letter, type Mail } from '../../modules/mail/mail.module';
import type { ReviewHead } from './reviewRows';

interface Given {
  /** Mail address of the recipient, who takes part. */
  readonly mail: string;
  readonly count: number;
}

/** Minimum time after the last mail before the next one about assigned services goes out; it has their total. */
const GIVEN_REST_MS = 10 * 60_000;
/** Maximum number of review mails that people of one institution cause within 24 hours. */
const MOST_A_DAY = 500;

/** Throws ProblemError if reviews of the institution have caused the maximum number of mails. */
export async function checkMailsOfDay(queries: Queries, institution: string, now: Date): Promise<void> {
  const { count } = await queries
    .selectFrom('mail')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('institution_entity_id', '=', institution)
    .where('created_at', '>', new Date(now.getTime() - 86_400_000))
    .where('kind', '=', 'review')
    .executeTakeFirstOrThrow();
  if (count >= MOST_A_DAY)
    throw new ProblemError('too-many-requests', { title: 'Too many mails of reviews within a day' });
}

/** Returns the mail about services that were assigned to a person. */
export async function givenMail(
  config: Config,
  queries: Queries,
  review: ReviewHead,
  { mail, count, by }: Given & { readonly by: string },
): Promise<Mail> {
  const recipient = createHash('sha256').update(mail).digest('hex').slice(0, 16);
  return {
    ...(await reviewMail(config, queries, review, mail, (t) => ({
      subject: t('mail.review.given.subject', { count, title: review.title }),
      paragraphs: [t('mail.review.given.lead', { count, by }), t('mail.review.what')],
    }))),
    thread: { id: `${review.id}.${recipient}`, isFirst: false, restMs: GIVEN_REST_MS },
  };
}

/** Returns the mail that reminds a person of services without a verdict. */
export function reminderMail(
  config: Config,
  queries: Queries,
  review: ReviewHead,
  { mail, count }: Given,
): Promise<Mail> {
  return reviewMail(config, queries, review, mail, (t) => ({
    subject: t('mail.review.reminder.subject', { count, title: review.title }),
    paragraphs: [t('mail.review.reminder.lead', { count }), t('mail.review.what')],
  }));
}

/** Returns the mail with a question to a person about a service. */
export function questionMail(
  config: Config,
  queries: Queries,
  review: ReviewHead,
  {
    mail,
    ...question
  }: { readonly mail: string; readonly by: string; readonly service: string; readonly text: string },
): Promise<Mail> {
  const { by, service, text } = question;
  return reviewMail(config, queries, review, mail, (t) => ({
    subject: t('mail.review.question.subject', { service, title: review.title }),
    paragraphs: [t('mail.review.question.lead', { by, service })],
    quotes: [{ from: by, text }],
  }));
}

async function reviewMail(
  config: Config,
  queries: Queries,
  review: ReviewHead,
  mail: string,
  write: (t: Say) => Pick<Letter, 'subject' | 'paragraphs' | 'quotes'>,
): Promise<Mail> {
  const person = await queries
    .selectFrom('review_person')
    .select(['name', 'language'])
    .where('review_id', '=', review.id)
    .where('mail', '=', mail)
    .executeTakeFirst();
  const { name = mail, language = 'en' } = person ?? {};
  const t = sayIn(language, config.translations);
  const letter: Letter = {
    language,
    greeting: greetingIn(t, name === mail ? '' : name),
    ...write(t),
    facts: [
      [t('mail.review.title'), review.title],
      [t('mail.review.dueOn'), dateIn(review.due_on, language)],
    ],
    links: [
      { label: t('mail.review.open'), href: `${config.publicUrl}/reviews/${review.id}?show=mine&from=mail` },
    ],
    footer: t('mail.footer', { product: config.product.name, federation: config.federation.name }),
  };
  return {
    kind: 'review',
    language,
    to: [{ name, address: mail }],
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    institution: review.institution_entity_id,
  };
}
