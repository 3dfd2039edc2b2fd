import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { operator, recordAudit } from '../../platform/audit/audit.module';
import { Refusal } from '../../platform/control/refusal';
import type { Handler } from '../../platform/control/serve';
import type { Dependencies } from '../../platform/dependencies';
import type { RecordKind } from '../../platform/state/recordKind';
import type { StateReport } from './report';
import { takeState } from './takeState';

/** Command of `idp-dashboard importState` to the process that holds the database; that process reads the file. */
const ImportStateCommand = Type.Object({
  path: Type.String({ minLength: 1 }),
  dryRun: Type.Boolean(),
  names: Type.Boolean(),
});

/**
 * Makes the handler of `idp-dashboard importState`: it takes an ImportStateCommand, sends StateProgress, and returns a
 * StateReport; one at a time. It throws Refusal.
 */
export function importStateHandler(
  { config, database, now }: Pick<Dependencies, 'config' | 'database' | 'now'>,
  kinds: readonly RecordKind[],
): Handler {
  let busy = false;
  return async (request, report, by): Promise<StateReport> => {
    if (!Value.Check(ImportStateCommand, request))
      throw new Refusal('The import did not understand the command.');
    if (busy) throw new Refusal('Another import of state is under way. Try again when it is done.');
    busy = true;
    const { path, dryRun, names } = request;
    // Records the start as well, since the file is loaded in portions and the import may not finish.
    const recordState = (after: object) =>
      database.transaction((tx) =>
        recordAudit(tx, { kind: 'state.imported', actor: operator(by), object: { id: path }, after }, now()),
      );
    try {
      if (!dryRun) await recordState({ state: 'begun' });
      const done = await takeState(database, kinds, path, { config, dryRun, names }, report);
      if (!dryRun) await recordState({ state: 'done', ...done.counts });
      return done;
    } finally {
      busy = false;
    }
  };
}
