import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { SecurityRules } from '../../../src/extensions/securityRules/contract/securityRules.wire';
import { recordKind } from '../../platform/state/recordKind';
import { takeKeyed } from '../../platform/state/takeKeyed';
import { rowsOf } from '../../platform/storage/cursor';
import type { Tx } from '../../platform/storage/database';

const SecurityRulesRecord = Type.Object(
  {
    kind: Type.Literal('securityRules'),
    institution: Type.String({ minLength: 1, maxLength: 1024 }),
    rules: SecurityRules,
  },
  { additionalProperties: false },
);
type SecurityRulesRecord = Static<typeof SecurityRulesRecord>;
type Stored = Omit<SecurityRulesRecord, 'kind'>;

const columns = sql`institution_entity_id as institution, rules`;

/**
 * Rules of institutions for their services. The version is increased here, so that people who saw other rules are
 * notified.
 */
export const securityRulesRecords = recordKind({
  kind: 'securityRules',
  schema: SecurityRulesRecord,
  columns: { security_rules: ['institution_entity_id', 'rules'] },
  async *read(tx) {
    const query = sql<Stored>`select ${columns} from security_rules order by institution_entity_id collate "C"`;
    for await (const row of rowsOf(tx, query)) yield { kind: 'securityRules', ...row } as const;
  },
  nameOf: ({ institution }) => institution,
  intake: () => ({
    take: (tx, records) =>
      takeKeyed(tx, records, {
        keyOf: ({ institution }) => institution,
        stored,
        merge: (_before, { institution, rules }: SecurityRulesRecord) => ({ institution, rules }),
        store,
      }),
  }),
});

async function stored(tx: Tx, records: readonly SecurityRulesRecord[]): Promise<Map<string, Stored>> {
  const { rows } = await sql<Stored>`
    select ${columns} from security_rules
    where institution_entity_id = any(${records.map(({ institution }) => institution)}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.institution, row]));
}

async function store(tx: Tx, changed: readonly Stored[]): Promise<void> {
  await sql`
    insert into security_rules (institution_entity_id, rules, version)
    select institution, rules, 1
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as said (institution text, rules jsonb)
    on conflict (institution_entity_id) do update set rules = excluded.rules, version = security_rules.version + 1`.execute(
    tx,
  );
}
