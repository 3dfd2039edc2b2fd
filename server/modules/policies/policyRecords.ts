import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { Moment, recordKind } from '../../platform/state/recordKind';
import { RecordRefused, takeKeyed } from '../../platform/state/takeKeyed';
import { rowsOf } from '../../platform/storage/cursor';
import type { Tx } from '../../platform/storage/database';
import { nameKeyOf } from './policyName';
import { PolicySchema } from './policySchema';
import { lockPolicies, noteChange } from './policyStates';

const State = Type.Object(
  {
    number: Type.Integer({ minimum: 1 }),
    author: Type.String({ description: 'Name of who saved it.' }),
    authority: Type.String({ description: 'The institution that it was saved for.' }),
    savedAt: Moment,
    document: PolicySchema,
  },
  { additionalProperties: false },
);

const PolicyRecord = Type.Object(
  {
    kind: Type.Literal('policy'),
    id: Type.String({ pattern: '^[\\w-]{1,64}$' }),
    deleted: Type.Optional(
      Type.Literal(true, { description: 'It does not hold any more; its states can still be read.' }),
    ),
    states: Type.Array(State, { minItems: 1, description: 'Oldest first; the last one holds.' }),
  },
  { additionalProperties: false },
);
type PolicyRecord = Static<typeof PolicyRecord>;
type State = Static<typeof State>;

interface Stored {
  readonly id: string;
  readonly deleted: boolean;
  readonly states: readonly State[];
}

const selectStored = sql<Stored>`
  select states.policy_id as id, policy.id is null as deleted,
    jsonb_agg(jsonb_build_object('number', number, 'author', author, 'authority', authority, 'savedAt', saved_at,
      'document', document) order by number) as states
  from policy_revision as states left join policy on policy.id = states.policy_id`;

/** Policies with all their states. */
export const policyRecords = recordKind({
  kind: 'policy',
  schema: PolicyRecord,
  columns: {
    policy: ['id', 'name_key', 'revision'],
    policy_revision: ['policy_id', 'number', 'document', 'author', 'authority', 'saved_at'],
  },
  async *read(tx) {
    const query = sql<Stored>`${selectStored} group by states.policy_id, policy.id order by states.policy_id collate "C"`;
    for await (const { id, deleted, states } of rowsOf(tx, query))
      yield { kind: 'policy', id, ...(deleted && { deleted }), states: states.map(inUtc) } as const;
  },
  nameOf: ({ id, states }) => `${states.at(-1)?.document.name ?? ''} (${id})`,
  intake: () => ({
    async take(tx, records) {
      await lockPolicies(tx);
      const names = await namesOf(tx, records);
      return takeKeyed(tx, records, {
        keyOf: ({ id }) => id,
        stored,
        merge: (before, record) => merged(before, record, names),
        store,
      });
    },
  }),
});

function inUtc({ savedAt, ...state }: State): State {
  return { ...state, savedAt: new Date(savedAt).toISOString() };
}

async function stored(tx: Tx, records: readonly PolicyRecord[]): Promise<Map<string, Stored>> {
  const ids = records.map(({ id }) => id);
  const { rows } = await sql<Stored>`
    ${selectStored} where states.policy_id = any(${ids}::text[]) group by states.policy_id, policy.id`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, { ...row, states: row.states.map(inUtc) }]));
}

/** Reads the policies that have these names now, by the form in which names are compared. */
async function namesOf(tx: Tx, records: readonly PolicyRecord[]): Promise<Map<string, string>> {
  const keys = records.map((record) => nameKey(record));
  const rows = await tx
    .selectFrom('policy')
    .select(['id', 'name_key'])
    .where('name_key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  return new Map(rows.map(({ id, name_key }) => [name_key, id]));
}

function nameKey({ states }: Pick<PolicyRecord, 'states'>): string {
  return nameKeyOf(states.at(-1)?.document.name ?? '');
}

/**
 * Merges a record with the stored policy. History is only added to: the stored states have to be the beginning of the
 * record, or the other way round.
 */
function merged(before: Stored | undefined, record: PolicyRecord, names: Map<string, string>): Stored {
  const states = record.states.map(inUtc);
  if (states.some(({ number }, index) => index > 0 && number <= (states[index - 1]?.number ?? 0)))
    throw new RecordRefused('its states are not in the order of their numbers');
  const shared = Math.min(before?.states.length ?? 0, states.length);
  if (before && !isDeepStrictEqual(before.states.slice(0, shared), states.slice(0, shared)))
    throw new RecordRefused('the policy has been changed here otherwise than the file says');
  if (before && before.states.length > shared) return before;
  const after = { id: record.id, deleted: record.deleted ?? false, states };
  if (after.deleted) return after;
  const owner = names.get(nameKey(after));
  if (owner !== undefined && owner !== record.id)
    throw new RecordRefused(`the policy ${owner} has its name already`);
  names.set(nameKey(after), record.id);
  return after;
}

async function store(tx: Tx, changed: readonly Stored[]): Promise<void> {
  const heads = changed.map(({ id, deleted, states }) => ({
    id,
    deleted,
    name: nameKey({ states: [...states] }),
    number: states.at(-1)?.number,
  }));
  const headRows = sql`jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as said (id text, deleted boolean, name text,
    number integer)`;
  await sql`delete from policy using ${headRows} where policy.id = said.id`.execute(tx);
  await sql`
    insert into policy (id, name_key, revision) select id, name, number from ${headRows} where not deleted`.execute(
    tx,
  );
  const states = changed.flatMap(({ id, states: all }) => all.map((state) => ({ id, ...state })));
  await sql`
    insert into policy_revision (policy_id, number, document, author, authority, saved_at)
    select id, number, document, author, authority, "savedAt"
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as said (id text, number integer, document jsonb,
      author text, authority text, "savedAt" timestamptz)
    on conflict do nothing`.execute(tx);
  await noteChange(tx);
}
