import { sql, type Expression, type SqlBool } from 'kysely';
import type { Queries } from '../../platform/storage/database';

/** What an operator knows of a person. */
export interface Asked {
  readonly mail?: string;
  readonly issuer?: string;
  readonly subject?: string;
  readonly name?: string;
}

/** By what a person is recognised in what is kept. */
export interface Who {
  /** In lower case. */
  readonly mails: readonly string[];
  /** Issuer and subject, as sessions hold them. */
  readonly persons: readonly string[];
  readonly uids: readonly string[];
  /** Names that count at the institutions alone, since others may bear them, too. */
  readonly names: readonly string[];
  /** A name that the operator gave, which counts everywhere. */
  readonly name?: string;
  /** Entity ids. */
  readonly institutions: readonly string[];
}

interface Found {
  readonly mail: string | null;
  readonly person: string | null;
  readonly uid: string | null;
  readonly name: string | null;
  readonly institution: string | null;
}

/**
 * Looks where logins have left more than one of address, uid and name by what else the person is known; what was given alone
 * counts otherwise. A name that others gave to somebody in a review is none of theirs.
 */
export async function findWho(queries: Queries, { mail, issuer, subject, name }: Asked): Promise<Who> {
  const address = mail?.toLowerCase() ?? '';
  const person = issuer !== undefined && subject !== undefined ? JSON.stringify([issuer, subject]) : '';
  const { rows } = await sql<Found>`
    select data ->> 'email' as mail, person, data ->> 'uid' as uid, data ->> 'displayName' as name,
      data ->> 'loginInstitution' as institution
    from session where person = ${person} or lower(data ->> 'email') = ${address}
    union
    select user_email, null, user_uid, user_name, institution_entity_id
    from ticket where lower(user_email) = ${address} or user_uid = ${subject ?? ''}
    union
    select mail, null, uid, review_person.name, institution_entity_id
    from review_person join review on review.id = review_id
    where uid is not null and (mail = ${address} or uid = ${subject ?? ''})
    union
    select user_mail, person, null, user_name, institution_entity_id
    from wish where lower(user_mail) = ${address} or person = ${person}`.execute(queries);
  const all = (values: readonly (string | null | undefined)[]) =>
    [...new Set(values.filter((one) => !!one))] as string[];
  return {
    mails: all([address, ...rows.map((row) => row.mail?.toLowerCase())]),
    persons: all([person, ...rows.map((row) => row.person)]),
    uids: all([subject, ...rows.map((row) => row.uid)]),
    names: all(rows.map((row) => row.name)),
    ...(name !== undefined && { name }),
    institutions: all(rows.map((row) => row.institution)),
  };
}

/** Tells whether a column holds one of the values; no values hold for nobody. */
export function isOneOf(column: string, values: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...values]}::text[])`;
}

export function isMailOf(column: string, { mails }: Who): Expression<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) = any(${[...mails]}::text[])`;
}

/** Tells whether a list of addresses, separated by commas, has one of the person's. */
export function hasMailOf(column: string, { mails }: Who): Expression<SqlBool> {
  return sql<SqlBool>`regexp_split_to_array(lower(${sql.ref(column)}), '[,;\\s]+') && ${[...mails]}::text[]`;
}

/**
 * Tells whether a column with a name means the person, in a row about this institution. Whoever acted by a link that was
 * mailed, and has no name, stands there with the address.
 */
export function isNameOf(column: string, institution: string, who: Who): Expression<SqlBool> {
  return sql<SqlBool>`(${sql.ref(column)} = ${who.name ?? ''} or ${isMailOf(column, who)} or (${isOneOf(column, who.names)}
    and ${isOneOf(institution, who.institutions)}))`;
}
