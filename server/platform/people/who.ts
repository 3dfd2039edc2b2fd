import { sql, type Expression, type SqlBool } from 'kysely';

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
