import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Verdict } from '../../../../src/contracts/wire/checks';
import { askAll, checksOf } from '../../../platform/askChecks';
import { Refusal } from '../../../platform/control/refusal';
import type { Handler } from '../../../platform/control/serve';
import type { Dependencies } from '../../../platform/dependencies';
import type { Composition } from '../../../platform/module';

const CheckCommand = Type.Object({ mailTo: Type.Optional(Type.String()) });
export type CheckCommand = Static<typeof CheckCommand>;
export type CheckResult = readonly Verdict[];

/** Handles `idp-dashboard check` in the process that holds the database. */
export function checkHandler(dependencies: Dependencies, { on }: Composition): Handler {
  return async (request): Promise<CheckResult> => {
    if (!Value.Check(CheckCommand, request)) throw new Refusal('check does not understand this.');
    return askAll(checksOf(on, dependencies, request));
  };
}
