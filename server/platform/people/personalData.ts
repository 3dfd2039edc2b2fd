import { sql, type RawBuilder } from 'kysely';
import { KeptKind } from '../../../src/contracts/wire/privacy';
import type { Config } from '../config/config';
import type { Dependencies } from '../dependencies';
import type { Queries, Tx } from '../storage/database';
import type { PersonIdentifiers, Found, KnownBy, Who } from './who';

/** How to remove a person: the replacement of the name, and whether their texts are removed as well. */
export interface Forgetting {
  readonly name: string;
  readonly texts: boolean;
}

/** Personal data that is stored for one purpose. */
export interface PersonalData {
  /** Key of its descriptions: `privacy.kept.<kind>.what`, `.why` and `.until`. */
  readonly kind: KeptKind;
  /** Columns with personal data, by table. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** Days until the server deletes it; 0: never. Absent: a text describes when it ends. */
  readonly days?: (config: Config) => number;
  /** Deletes or anonymises at most `most` rows from before a time; resolves with their number. */
  readonly end?: (tx: Tx, before: Date, most: number) => Promise<number>;
  /** Same for rows that may be stored outside of the database. */
  readonly endElsewhere?: (
    needs: Pick<Dependencies, 'config' | 'database'>,
    before: Date,
    most: number,
  ) => Promise<number>;
  /** Reads the data about a person. Absent: the data cannot be found by person. */
  readonly find?: (queries: Queries, who: Who) => Promise<readonly object[]>;
  /** Removes a person; resolves with the number of rows. */
  readonly forget?: (tx: Tx, who: Who, how: Forgetting) => Promise<number>;
  /** Counts the rows that must stay for now: open or in transit. */
  readonly left?: (queries: Queries, who: Who) => Promise<number>;
  /**
   * Selects the other identifiers of a person (`Found`) from data of logins. Names that others entered do not count,
   * since they may be wrong.
   */
  readonly known?: (identifiers: KnownBy) => RawBuilder<Found>;
}

/** Personal data in the tables of a module. Every column is in `kept` or in `notPersonal`. */
export interface People {
  readonly personalData?: readonly PersonalData[];
  /** Columns without personal data, by table. */
  readonly notPersonal: Readonly<Record<string, readonly string[]>>;
}

type Owners = readonly { readonly people?: People }[];

const ORDER: readonly string[] = KeptKind.enum;

/** Returns the personal data of all modules, in the order of the page. */
export function personalDataOf(modules: Owners): readonly PersonalData[] {
  return modules
    .flatMap(({ people }) => people?.personalData ?? [])
    .sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/**
 * Collects the identifiers of a person from all tables in which logins store more than one of address, uid and name.
 * Names that others entered in a review do not count.
 */
export async function findWho(
  queries: Queries,
  modules: Owners,
  { mail, issuer, subject, name }: PersonIdentifiers,
): Promise<Who> {
  const address = mail?.toLowerCase() ?? '';
  const person = issuer !== undefined && subject !== undefined ? JSON.stringify([issuer, subject]) : '';
  const identifiers = { mail: address, person, uid: subject ?? '' };
  const parts = personalDataOf(modules).flatMap(({ known }) => known?.(identifiers) ?? []);
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
