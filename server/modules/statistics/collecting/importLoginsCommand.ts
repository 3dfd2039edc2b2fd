import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Dependencies } from '../../../platform/dependencies';
import { DatabaseUnavailable } from '../../../platform/storage/unavailable';
import { importLogins } from './importLogins';
import { LOGIN_FORMATS, LoginFileError } from './loginFile';
import { operator, recordAudit } from '../../../platform/audit/audit.module';
import { Refusal } from '../../../platform/control/refusal';
import type { Handler } from '../../../platform/control/serve';

/** Command of `idp-dashboard importLogins` to the process that holds the database; that process reads the file. */
const ImportLoginsCommand = Type.Object({
  path: Type.String({ minLength: 1 }),
  format: Type.Optional(Type.Enum([...LOGIN_FORMATS])),
  /** Federations whose F-TICKS lines count; absent: those of the settings. */
  federations: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
});
type ImportLoginsCommand = Static<typeof ImportLoginsCommand>;

/**
 * Makes the handler of `idp-dashboard importLogins`: it takes an ImportLoginsCommand, sends LoginProgress, and returns a
 * LoginReport; one at a time. It throws Refusal.
 */
export function importLoginsHandler({
  config,
  database,
  now,
}: Pick<Dependencies, 'config' | 'database' | 'now'>): Handler {
  let busy = false;
  return async (request, report, by) => {
    if (!Value.Check(ImportLoginsCommand, request))
      throw new Refusal('The import did not understand the command.');
    if (busy) throw new Refusal('Another import of logins is under way. Try again when it is done.');
    busy = true;
    try {
      const { path, ...options } = request;
      // Records the start as well, since logins are stored in portions and the import may not finish.
      const recordState = (after: object) =>
        database.transaction((tx) =>
          recordAudit(
            tx,
            { kind: 'logins.imported', actor: operator(by), object: { id: path }, after },
            now(),
          ),
        );
      await recordState({ state: 'begun' });
      const done = await importLogins(database, path, { config, now: now(), ...options }, report);
      const { lines, added, known, bad } = done;
      await recordState({ state: 'done', lines, added, known, bad: bad.count });
      return done;
    } catch (error) {
      if (error instanceof LoginFileError) throw new Refusal(error.message);
      if (error instanceof DatabaseUnavailable)
        throw new Refusal(
          `${error.message}, so no more logins can be stored. What was stored stays; import the file again later.`,
        );
      throw error;
    } finally {
      busy = false;
    }
  };
}
