import { sql } from 'kysely';
import { recordEvent } from '../../platform/events/recordEvent';
import type { Queries, Tx } from '../../platform/storage/database';
import { bumpVersion, versionOf } from '../../platform/storage/versions';
import type { PolicyDocument } from './policyDocument';

/** A saved state of a policy. */
export interface PolicyState {
  readonly id: string;
  /** Number of the state, from 1; the newest has the highest. */
  readonly number: number;
  readonly document: PolicyDocument;
  /** Display name of the person who saved it. */
  readonly author: string;
  /** Entity ID of the institution that it was saved for. */
  readonly authority: string;
  readonly savedAt: Date;
}

const stateName = [
  'policy_revision.policy_id as id',
  'policy_revision.number as number',
  'policy_revision.saved_at as savedAt',
] as const;

const columns = [
  ...stateName,
  'policy_revision.document as document',
  'policy_revision.author as author',
  'policy_revision.authority as authority',
] as const;

function newest(queries: Queries) {
  return queries
    .selectFrom('policy')
    .innerJoin('policy_revision', (join) =>
      join
        .onRef('policy_revision.policy_id', '=', 'policy.id')
        .onRef('policy_revision.number', '=', 'policy.revision'),
    )
    .select(columns);
}

/** Reads the newest states of the policies that name one of the identity providers, or none at all, by name. */
export async function statesFor(
  queries: Queries,
  identityProviders: ReadonlySet<string>,
): Promise<PolicyState[]> {
  const institutions = sql`policy_revision.document->'institutions'`;
  return newest(queries)
    .where(
      sql<boolean>`(${institutions} ?| ${[...identityProviders]}::text[]
        or jsonb_array_length(${institutions}) = 0)`,
    )
    .orderBy('policy.name_key')
    .execute();
}

/** Identifies a state of a policy; the time distinguishes it from a state before the database was restored. */
export type StateName = Pick<PolicyState, 'id' | 'number' | 'savedAt'>;

/** Reads the newest state of every policy, by name. */
export async function newestNames(queries: Queries): Promise<StateName[]> {
  return newest(queries).clearSelect().select(stateName).orderBy('policy.name_key').execute();
}

/** Reads the newest states of the policies. */
export async function newestStates(queries: Queries, ids: readonly string[]): Promise<PolicyState[]> {
  return newest(queries)
    .where('policy.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
}

/** The form of policy IDs; other texts are not looked up. */
const ID = /^[\w-]{1,64}$/;

export async function stateOf(queries: Queries, id: string): Promise<PolicyState | undefined> {
  return ID.test(id) ? newest(queries).where('policy.id', '=', id).executeTakeFirst() : undefined;
}

/** Reads every saved state, including the newest, oldest first. States outlive the policy. */
export async function revisionsOf(queries: Queries, id: string): Promise<PolicyState[]> {
  return queries
    .selectFrom('policy_revision')
    .select(columns)
    .where('policy_id', '=', id)
    .orderBy('number')
    .execute();
}

/**
 * Locks the policies until the transaction ends, so that writes are serialised and each sees the outcome of the
 * previous one.
 */
export async function lockPolicies(tx: Tx): Promise<void> {
  await sql`lock table policy in share row exclusive mode`.execute(tx);
}

const VERSION = 'policies.version';

/** Returns a version that changes with every change of a policy, on whichever server. */
export async function policiesVersion(queries: Queries): Promise<string> {
  return versionOf(queries, VERSION);
}

/** Notes that policies have changed. */
export async function noteChange(tx: Tx): Promise<void> {
  await bumpVersion(tx, VERSION);
}

/** Stores a new policy, or the next state of one, depending on the number. */
export async function storeState(tx: Tx, state: PolicyState, nameKey: string): Promise<void> {
  const { id, number } = state;
  await noteChange(tx);
  if (number === 1) {
    await tx.insertInto('policy').values({ id, name_key: nameKey, revision: number }).execute();
  } else {
    await tx
      .updateTable('policy')
      .set({ name_key: nameKey, revision: number })
      .where('id', '=', id)
      .execute();
  }
  await tx
    .insertInto('policy_revision')
    .values({
      policy_id: id,
      number,
      document: JSON.stringify(state.document),
      author: state.author,
      authority: state.authority,
      saved_at: state.savedAt,
    })
    .execute();
  await notify(tx, state, number === 1 ? 'created' : 'updated', state.savedAt);
}

/** Deletes a policy whose newest state this is. Its states stay. */
export async function deleteStates(tx: Tx, state: PolicyState, now: Date): Promise<void> {
  await noteChange(tx);
  await tx.deleteFrom('policy').where('id', '=', state.id).execute();
  await notify(tx, state, 'deleted', now);
}

async function notify(
  tx: Tx,
  { id, number, document, authority }: PolicyState,
  change: 'created' | 'updated' | 'deleted',
  now: Date,
): Promise<void> {
  const { institutions, services, servicesNegated, active } = document;
  const data = { policy: id, change, revision: number, institution: authority };
  await recordEvent(
    tx,
    {
      kind: 'policy.changed',
      data: {
        ...data,
        institutions: [...institutions],
        services: [...services],
        servicesNegated: servicesNegated ?? false,
        active,
      },
    },
    now,
  );
}
