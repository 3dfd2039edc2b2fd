import { randomBytes } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { KeptKind } from '../../../src/contracts/wire/privacy';
import { operator, recordAudit } from '../../platform/audit/audit.module';
import type { Handler } from '../../platform/control/serve';
import { Refusal } from '../../platform/control/refusal';
import type { Dependencies } from '../../platform/dependencies';
import type { Queries, Tx } from '../../platform/storage/database';
import type { Composition } from '../../platform/module';
import {
  findWho,
  personalDataOf,
  type Forgetting,
  type PersonalData,
} from '../../platform/people/personalData';
import { ERASED_NAME } from '../../platform/people/erasedName';
import type { Who } from '../../platform/people/who';

const Known = Type.Object({
  mail: Type.Optional(Type.String({ minLength: 3 })),
  issuer: Type.Optional(Type.String({ minLength: 1 })),
  subject: Type.Optional(Type.String({ minLength: 1 })),
  name: Type.Optional(Type.String({ minLength: 1 })),
});

/** Commands of an operator about a person. Without `sure` nothing is changed, and the answer says what would be. */
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
  /** Text in place of the name. */
  readonly name: string;
  readonly done: boolean;
}

export type PersonResult = PersonExport | PersonForgotten;

/** Thrown to roll back the transaction of a dry run. */
class OnlyTried extends Error {}

/** Makes the handler of `person`: it takes a PersonCommand and returns a PersonResult. It throws Refusal. */
export function personHandler(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { installed }: Pick<Composition, 'installed'>,
): Handler {
  const all = personalDataOf(installed);
  return async (request, _report, by): Promise<PersonResult> => {
    if (!Value.Check(PersonCommand, request)) throw new Refusal('The server did not understand the command.');
    const who = await findWho(database.read, installed, request.known);
    const actor = operator(by);
    if (request.action === 'export') {
      const kept = await exported(all, database.read, who);
      const { subject, mail, name = '' } = request.known;
      const object = { id: subject ?? mail ?? name };
      await database.transaction((tx) => recordAudit(tx, { kind: 'person.exported', actor, object }, now()));
      return { who, kept };
    }
    const erases = request.action === 'erase';
    const how = { name: erases ? ERASED_NAME : pseudonym(), texts: erases };
    let rows: PersonForgotten['rows'] = {};
    await database
      .transaction(async (tx) => {
        rows = await forget(all, tx, who, how);
        if (!request.sure) throw new OnlyTried();
        // The audit entry does not name the erased person either.
        const kind = erases ? 'person.erased' : 'person.pseudonymised';
        await recordAudit(tx, { kind, actor, object: { id: how.name }, after: rows }, now());
      })
      .catch((error: unknown) => {
        if (!(error instanceof OnlyTried)) throw error;
      });
    return { who, rows, left: await leftOf(all, database.read, who), name: how.name, done: request.sure };
  };
}

async function exported(
  all: readonly PersonalData[],
  queries: Queries,
  who: Who,
): Promise<PersonExport['kept']> {
  const kept: PersonExport['kept'] = {};
  for (const { kind, find } of all) {
    const rows = (await find?.(queries, who)) ?? [];
    if (rows.length > 0) kept[kind] = rows;
  }
  return kept;
}

async function forget(
  all: readonly PersonalData[],
  tx: Tx,
  who: Who,
  how: Forgetting,
): Promise<PersonForgotten['rows']> {
  const rows: PersonForgotten['rows'] = {};
  for (const { kind, forget: take } of all) {
    const count = (await take?.(tx, who, how)) ?? 0;
    if (count > 0) rows[kind] = count;
  }
  return rows;
}

async function leftOf(
  all: readonly PersonalData[],
  queries: Queries,
  who: Who,
): Promise<PersonForgotten['left']> {
  const rows: PersonForgotten['left'] = {};
  for (const { kind, left } of all) {
    const count = (await left?.(queries, who)) ?? 0;
    if (count > 0) rows[kind] = count;
  }
  return rows;
}

/** Returns a random name of six characters, the same in everything that this command changes. */
function pseudonym(): string {
  return `#${randomBytes(3).toString('hex')}`;
}
