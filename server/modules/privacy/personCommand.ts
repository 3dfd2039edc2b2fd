import { randomBytes } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { KeptKind } from '../../../src/contracts/wire/privacy';
import type { Handler } from '../../platform/control/serve';
import { Refusal } from '../../platform/control/refusal';
import type { Dependencies } from '../../platform/dependencies';
import type { Queries, Tx } from '../../platform/storage/database';
import { KEPT, type Forgetting } from './kept';
import { NOBODY } from './nobody';
import { findWho, type Who } from './who';

const Known = Type.Object({
  mail: Type.Optional(Type.String({ minLength: 3 })),
  issuer: Type.Optional(Type.String({ minLength: 1 })),
  subject: Type.Optional(Type.String({ minLength: 1 })),
  name: Type.Optional(Type.String({ minLength: 1 })),
});

/** What an operator asks about a person. Without `sure` nothing is changed, and the answer says what would be. */
export const PersonCommand = Type.Object({
  action: Type.Enum(['export', 'erase', 'pseudonymise']),
  known: Known,
  sure: Type.Boolean(),
});
export type PersonCommand = Static<typeof PersonCommand>;

export interface PersonExport {
  readonly who: Who;
  readonly kept: Partial<Record<KeptKind, readonly object[]>>;
}

export interface PersonForgotten {
  readonly who: Who;
  /** Rows that were changed or removed, or would be. */
  readonly rows: Partial<Record<KeptKind, number>>;
  /** Rows that stay for now, since something is open or on its way. */
  readonly left: Partial<Record<KeptKind, number>>;
  /** What stands where the name was. */
  readonly name: string;
  readonly done: boolean;
}

export type PersonAnswer = PersonExport | PersonForgotten;

/** Thrown to have a transaction take nothing of what it tried. */
class OnlyTried extends Error {}

/** Makes the handler of `person`: PersonCommand in, PersonAnswer out. It throws Refusal. */
export function personHandler({ database }: Pick<Dependencies, 'database'>): Handler {
  return async (request): Promise<PersonAnswer> => {
    if (!Value.Check(PersonCommand, request)) throw new Refusal('The server did not understand the command.');
    const who = await findWho(database.read, request.known);
    if (request.action === 'export') return { who, kept: await exported(database.read, who) };
    const erases = request.action === 'erase';
    const how = { name: erases ? NOBODY : pseudonym(), texts: erases };
    let rows: PersonForgotten['rows'] = {};
    await database
      .transaction(async (tx) => {
        rows = await forget(tx, who, how);
        if (!request.sure) throw new OnlyTried();
      })
      .catch((error: unknown) => {
        if (!(error instanceof OnlyTried)) throw error;
      });
    return { who, rows, left: await leftOf(database.read, who), name: how.name, done: request.sure };
  };
}

async function exported(queries: Queries, who: Who): Promise<PersonExport['kept']> {
  const kept: PersonExport['kept'] = {};
  for (const { kind, find } of KEPT) {
    const rows = (await find?.(queries, who)) ?? [];
    if (rows.length > 0) kept[kind] = rows;
  }
  return kept;
}

async function forget(tx: Tx, who: Who, how: Forgetting): Promise<PersonForgotten['rows']> {
  const rows: PersonForgotten['rows'] = {};
  for (const { kind, forget: take } of KEPT) {
    const count = (await take?.(tx, who, how)) ?? 0;
    if (count > 0) rows[kind] = count;
  }
  return rows;
}

async function leftOf(queries: Queries, who: Who): Promise<PersonForgotten['left']> {
  const rows: PersonForgotten['left'] = {};
  for (const { kind, left } of KEPT) {
    const count = (await left?.(queries, who)) ?? 0;
    if (count > 0) rows[kind] = count;
  }
  return rows;
}

/** Returns a name of six characters that says nothing, and is the same in everything that this command changes. */
function pseudonym(): string {
  return `#${randomBytes(3).toString('hex')}`;
}
