import { recordKinds } from '../../platform/state/recordKind';
import type { Module } from '../../platform/module';
import { exportStateHandler } from './exportStateCommand';
import { importStateHandler } from './importStateCommand';

export type { ExportedState } from './exportStateCommand';
export { recordsFrom, type StateSource } from './from/recordsFrom';
export { NOT_STATE } from './notState';
export { stateReportLines, toldLine, type StateProgress, type StateReport } from './report';
export { stateSchema } from './stateSchema';
export { HEADER } from './stateFile';

export const state: Module<never> = {
  name: 'state',
  commands: {
    exportState: (dependencies, { installed }) => exportStateHandler(dependencies, recordKinds(installed)),
    importState: (dependencies, { installed }) => importStateHandler(dependencies, recordKinds(installed)),
  },
};
