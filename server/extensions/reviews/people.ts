import type { ReviewPerson } from '../../../src/extensions/reviews/contract/review.wire';
import { ProblemError } from '../../platform/http/problems';
import type { Tx } from '../../platform/storage/database';
import { isEmail } from '../../platform/text/email';
import { oneLine } from '../../platform/text/oneLine';
import type { Requester, Principal } from '../../modules/identity/identity.module';
import type { StoredPerson } from './reviewRows';

const NAME_LENGTH = 200;

/** Returns the mail address by which a login is recognised as a person with assigned services. */
export function mailOf({ email }: Pick<Principal, 'email'>): string {
  return email.trim().toLowerCase();
}

/**
 * Returns the address by which a review knows a person; empty if another person, whom the review now knows by login,
 * has used it first: some people choose their address themselves.
 */
export function addressIn(
  people: readonly Pick<StoredPerson, 'mail' | 'uid' | 'issuer'>[],
  person: Pick<Principal, 'email' | 'uid' | 'issuer'>,
): string {
  const mail = mailOf(person);
  const { uid = null, issuer = null } = people.find((one) => one.mail === mail) ?? {};
  const isOther = uid !== null && (uid !== person.uid || (issuer !== null && issuer !== person.issuer));
  return isOther ? '' : mail;
}

/** Returns the name of a person who has said or done something. */
export function nameOf({ displayName, uid }: Pick<Principal, 'displayName' | 'uid'>): string {
  return displayName || uid;
}

/** Returns a person as stored. Throws ProblemError for an invalid address. */
export function checkPerson({ name, mail }: ReviewPerson): ReviewPerson {
  const address = mail.trim().toLowerCase();
  if (!isEmail(address)) throw new ProblemError('validation', { detail: 'mail: no address of mail' });
  return { name: oneLine(name, NAME_LENGTH) || address, mail: address };
}

/**
 * Stores a person who gets something to do, unless they are already stored. The language is the one of an earlier
 * review, else that of the person who assigns it.
 */
export async function notePerson(
  tx: Tx,
  review: string,
  { name, mail }: ReviewPerson,
  language: string,
): Promise<void> {
  const before = await tx
    .selectFrom('review_person')
    .innerJoin('review', 'review.id', 'review_person.review_id')
    .select('language')
    .where('mail', '=', mail)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  await tx
    .insertInto('review_person')
    .values({ review_id: review, mail, name, language: before?.language ?? language })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Renames a person as the leader of the review wants, as long as no login of theirs has given a name. */
export async function renamePerson(tx: Tx, review: string, { name, mail }: ReviewPerson): Promise<void> {
  if (name === mail) return;
  await tx
    .updateTable('review_person')
    .set({ name })
    .where('review_id', '=', review)
    .where('mail', '=', mail)
    .where('uid', 'is', null)
    .execute();
}

/**
 * Stores a person who has said or done something with the data and language of their login; not if the review knows
 * another person by that address.
 */
export async function noteSpeaker(
  tx: Tx,
  review: string,
  { person, language }: Pick<Requester, 'person' | 'language'>,
): Promise<void> {
  const mail = mailOf(person);
  if (mail === '') return;
  const { uid, issuer } = person;
  const details = { name: nameOf(person), language, uid, issuer };
  await tx
    .insertInto('review_person')
    .values({ review_id: review, mail, ...details })
    .onConflict((conflict) =>
      conflict
        .columns(['review_id', 'mail'])
        .doUpdateSet(details)
        .where(({ or, and, eb }) =>
          or([
            eb('review_person.uid', 'is', null),
            and([
              eb('review_person.uid', '=', uid),
              or([eb('review_person.issuer', 'is', null), eb('review_person.issuer', '=', issuer)]),
            ]),
          ]),
        ),
    )
    .execute();
}
