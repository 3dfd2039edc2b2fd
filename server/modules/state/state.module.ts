export { exportStateHandler, type ExportedState } from './exportStateCommand';
export { recordsFrom, type StateSource } from './from/recordsFrom';
export { importStateHandler } from './importStateCommand';
export { NOT_STATE } from './notState';
export { stateReportLines, toldLine, type StateProgress, type StateReport } from './report';
export { stateSchema } from './stateSchema';
export { HEADER } from './stateFile';
