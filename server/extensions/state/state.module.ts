import { recordKinds } from '../../platform/state/recordKind';
import type { Module } from '../../platform/module';
import { exportStateHandler } from './exportStateCommand';
import { importStateHandler } from './importStateCommand';

export { NOT_STATE } from './notState';
export { stateSchema } from './stateSchema';

export const state: Module<never> = {
  name: 'state',
  commands: {
    exportState: (dependencies, { installed }) => exportStateHandler(dependencies, recordKinds(installed)),
    importState: (dependencies, { installed }) => importStateHandler(dependencies, recordKinds(installed)),
  },
};
