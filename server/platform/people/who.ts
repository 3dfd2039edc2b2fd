import { sql, type Expression, type SqlBool } from 'kysely';

/** Identifiers of a person that an operator knows. */
export interface PersonIdentifiers {
  readonly mail?: string;
  readonly issuer?: string;
  readonly subject?: string;
  readonly name?: string;
}

/** Identifiers by which a person is recognised in stored data. */
export interface Who {
  /** In lower case. */
  readonly mails: readonly string[];
  /** Issuer and subject, as sessions hold them. */
  readonly persons: readonly string[];
  readonly uids: readonly string[];
  /** Names that count only at the person's institutions, since other people may have the same name. */
  readonly names: readonly string[];
  /** Name from the operator, which counts everywhere. */
  readonly name?: string;
  /** Entity IDs. */
  readonly institutions: readonly string[];
}

/**
 * Keys for the lookup of a person: an address in lower case, issuer and subject as sessions hold them, and a subject.
 * Empty: not known.
 */
export interface KnownBy {
  readonly mail: string;
  readonly person: string;
  readonly uid: string;
}

/** Identifiers stored by a login. */
export interface Found {
  readonly mail: string | null;
  readonly person: string | null;
  readonly uid: string | null;
  readonly name: string | null;
  readonly institution: string | null;
}

/** Returns a condition that a column is one of the values. It is false for an empty list. */
export function isOneOf(column: string, values: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...values]}::text[])`;
}

export function isMailOf(column: string, { mails }: Who): Expression<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) = any(${[...mails]}::text[])`;
}

/** Returns a condition that a list of addresses, separated by commas, contains one of the person's. */
export function hasMailOf(column: string, { mails }: Who): Expression<SqlBool> {
  return sql<SqlBool>`regexp_split_to_array(lower(${sql.ref(column)}), '[,;\\s]+') && ${[...mails]}::text[]`;
}

/**
 * Returns a condition that a column with a name means the person, in a row about this institution. The column has the
 * address of a person without a name who acted by a mailed link.
 */
export function isNameOf(column: string, institution: string, who: Who): Expression<SqlBool> {
  return sql<SqlBool>`(${sql.ref(column)} = ${who.name ?? ''} or ${isMailOf(column, who)} or (${isOneOf(column, who.names)}
    and ${isOneOf(institution, who.institutions)}))`;
}
