import { recordKinds } from '../../platform/state/recordKind';
import type { Module } from '../../platform/module';
import { exportStateHandler } from './exportStateCommand';
import { importStateHandler } from './importStateCommand';
import { stateSchemaPage } from './stateSchema';

export { NOT_STATE } from './notState';

export const state: Module<never> = {
  name: 'state',
  documents: { 'docs/state.schema.json': (installed) => stateSchemaPage(recordKinds(installed)) },
  commands: {
    exportState: (dependencies, { installed }) => exportStateHandler(dependencies, recordKinds(installed)),
    importState: (dependencies, { installed }) => importStateHandler(dependencies, recordKinds(installed)),
  },
};
