import { sql } from 'kysely';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { operator, recordAudit } from '../../platform/audit/audit.module';
import { Refusal } from '../../platform/control/refusal';
import type { Handler } from '../../platform/control/serve';
import type { Dependencies } from '../../platform/dependencies';
import type { RecordKind } from '../../platform/state/recordKind';
import { HEADER } from './stateFile';

/** Command of `idp-dashboard exportState`; `file` is only its name in the audit trail, since that program writes it. */
const ExportStateCommand = Type.Object({ file: Type.String({ minLength: 1 }) });

/** Number of records of each kind. */
export type ExportedState = Readonly<Record<string, number>>;

const LINES_AT_ONCE = 500;

/** Makes the handler of `idp-dashboard exportState`: it sends the lines of the file, and returns ExportedState. */
export function exportStateHandler(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  kinds: readonly RecordKind[],
): Handler {
  return async (request, report, by): Promise<ExportedState> => {
    if (!Value.Check(ExportStateCommand, request))
      throw new Refusal('The server did not understand the command.');
    const entry = { kind: 'state.exported', actor: operator(by), object: { id: request.file } } as const;
    await database.transaction((tx) => recordAudit(tx, entry, now()));
    return exportState(database, kinds, report);
  };
}

/** Yields the whole state at one moment, line by line; the same state gives the same lines. */
export async function exportState(
  database: Dependencies['database'],
  kinds: readonly RecordKind[],
  report: (lines: readonly string[]) => void,
): Promise<ExportedState> {
  return database.transaction(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    const counts: Record<string, number> = {};
    let lines = [JSON.stringify(HEADER)];
    for (const { kind, read } of kinds) {
      counts[kind] = 0;
      for await (const record of read(tx)) {
        counts[kind] += 1;
        lines.push(JSON.stringify(record));
        if (lines.length < LINES_AT_ONCE) continue;
        report(lines);
        lines = [];
      }
    }
    report(lines);
    return counts;
  });
}
