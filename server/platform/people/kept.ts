import { sql, type RawBuilder } from 'kysely';
import { KeptKind } from '../../../src/contracts/wire/privacy';
import type { Config } from '../config/config';
import type { Dependencies } from '../dependencies';
import type { Queries, Tx } from '../storage/database';
import type { Asked, Found, KnownBy, Who } from './who';

/** How a person is taken out: what stands in the place of the name, and whether what they wrote goes as well. */
export interface Forgetting {
  readonly name: string;
  readonly texts: boolean;
}

/** What is kept about people for one purpose. */
export interface Kept {
  /** Names what is said of it: `privacy.kept.<kind>.what`, `.why` and `.until`. */
  readonly kind: KeptKind;
  /** Columns that tell of people, by table. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** Days after which the server ends it; 0: it does not. Absent: what ends it is said in words. */
  readonly days?: (config: Config) => number;
  /** Ends at most `most` rows from before; resolves with their number. */
  readonly end?: (tx: Tx, before: Date, most: number) => Promise<number>;
  /** The same of what may be kept elsewhere than in the database. */
  readonly endElsewhere?: (
    needs: Pick<Dependencies, 'config' | 'database'>,
    before: Date,
    most: number,
  ) => Promise<number>;
  /** Reads what is kept about a person. Absent: nothing in it can be found by a person. */
  readonly find?: (queries: Queries, who: Who) => Promise<readonly object[]>;
  /** Takes a person out; resolves with the number of rows. */
  readonly forget?: (tx: Tx, who: Who, how: Forgetting) => Promise<number>;
  /** Counts what has to stay for now: what is open or on its way. */
  readonly left?: (queries: Queries, who: Who) => Promise<number>;
  /** Selects by what else a person is known (`Found`), from what logins have left. Others may have given a name to a person that is not theirs. */
  readonly known?: (asked: KnownBy) => RawBuilder<Found>;
}

/** What the tables of a module say about people. Every column is in `kept` or in `namesNobody`. */
export interface People {
  readonly kept?: readonly Kept[];
  /** Columns that say nothing about people, by table. */
  readonly namesNobody: Readonly<Record<string, readonly string[]>>;
}

type Owners = readonly { readonly people?: People }[];

const ORDER: readonly string[] = KeptKind.enum;

/** Returns what is kept about people by all modules, in the order of the page. */
export function keptBy(modules: Owners): readonly Kept[] {
  return modules
    .flatMap(({ people }) => people?.kept ?? [])
    .sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/**
 * Collects by what else a person is known, from every table in which logins leave more than one of address, uid and name. A
 * name that others gave to a person in a review does not count.
 */
export async function findWho(
  queries: Queries,
  modules: Owners,
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
