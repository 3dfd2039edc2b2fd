import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { AuditChain } from '../../../src/contracts/wire/audit';
import { Refusal } from '../control/refusal';
import type { Handler } from '../control/serve';
import type { Dependencies } from '../dependencies';
import { operator } from './actor';
import type { AuditRow } from './entryHash';
import { recordAudit } from './recordAudit';
import { entriesOf, verifyTrail } from './verify';

const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

/** Command of an operator for the audit trail. Days are in UTC, both inclusive. */
export const AuditCommand = Type.Union([
  Type.Object({
    action: Type.Literal('verify'),
    /** Hash of a seal that was kept elsewhere. It must be among the seals in the database. */
    seal: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  }),
  Type.Object({ action: Type.Literal('export'), from: Type.Optional(Day), to: Type.Optional(Day) }),
]);
export type AuditCommand = Static<typeof AuditCommand>;

/** `sealKnown` is set if the command named a seal. An export reports its lines as progress. */
export type AuditResult =
  | { readonly chain: Omit<AuditChain, 'checkedAt'>; readonly sealKnown?: boolean }
  | { readonly exported: number };

const PORTION = 500;

/**
 * Makes the handler of `audit`: takes an AuditCommand, reports lines of JSON, returns an AuditResult. Throws Refusal.
 */
export function auditHandler({ database, now }: Pick<Dependencies, 'database' | 'now'>): Handler {
  return async (request, report, by): Promise<AuditResult> => {
    if (!Value.Check(AuditCommand, request)) throw new Refusal('The server did not understand the command.');
    if (request.action === 'verify') return verify(database, request.seal);
    const { action: _action, ...after } = request;
    const entry = { kind: 'trail.downloaded', actor: operator(by), object: { id: 'all' }, after } as const;
    await database.transaction((tx) => recordAudit(tx, entry, now()));
    return { exported: await exportTrail(database, request, report) };
  };
}

async function verify(database: Dependencies['database'], seal: string | undefined): Promise<AuditResult> {
  const chain = await verifyTrail(database.read);
  if (seal === undefined) return { chain };
  const known = await database.read
    .selectFrom('audit_seal')
    .select('day')
    .where('hash', '=', seal)
    .executeTakeFirst();
  return { chain, sealKnown: known !== undefined };
}

/** Reports every entry by day and number, with the seals, so that the file can be checked by itself. */
async function exportTrail(
  { read }: Dependencies['database'],
  { from = '', to = '9999-12-31' }: { readonly from?: string; readonly to?: string },
  report: (lines: readonly string[]) => void,
): Promise<number> {
  const within = await read
    .selectFrom('audit_entry')
    .select('day')
    .distinct()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
  let exported = 0;
  let lines: string[] = [];
  const flush = () => {
    report(lines);
    lines = [];
  };
  for (const { day } of within) {
    for await (const row of entriesOf(read, day)) {
      lines.push(JSON.stringify(rowView(row)));
      exported += 1;
      if (lines.length >= PORTION) flush();
    }
    const seal = await read.selectFrom('audit_seal').selectAll().where('day', '=', day).executeTakeFirst();
    if (seal) lines.push(JSON.stringify({ seal }));
  }
  flush();
  return exported;
}

function rowView({ at, ...row }: AuditRow) {
  return { ...row, at: at.toISOString() };
}
