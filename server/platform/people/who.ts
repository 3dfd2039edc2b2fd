import { sql, type Expression, type SqlBool } from 'kysely';
import type { Modules } from '../module';
import type { Queries } from '../storage/database';
import { keptBy } from './kept';

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

/** By what a person is looked up: an address in lower case, issuer and subject as sessions hold them, a subject; empty: not known. */
export interface KnownBy {
  readonly mail: string;
  readonly person: string;
  readonly uid: string;
}

/** A row of what a login has left. */
export interface Found {
  readonly mail: string | null;
  readonly person: string | null;
  readonly uid: string | null;
  readonly name: string | null;
  readonly institution: string | null;
}

/**
 * Collects by what else a person is known, from every table in which logins leave more than one of address, uid and name. A
 * name that others gave to a person in a review does not count.
 */
export async function findWho(
  queries: Queries,
  modules: Modules,
  { mail, issuer, subject, name }: Asked,
): Promise<Who> {
  const address = mail?.toLowerCase() ?? '';
  const person = issuer !== undefined && subject !== undefined ? JSON.stringify([issuer, subject]) : '';
  const asked = { mail: address, person, uid: subject ?? '' };
  const parts = keptBy(modules).flatMap(({ known }) => known?.(asked) ?? []);
  const { rows } = await sql<Found>`${sql.join(parts, sql` union `)}`.execute(queries);
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
