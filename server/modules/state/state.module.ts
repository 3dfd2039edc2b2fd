export { exportState, exportStateHandler, type ExportedState } from './exportStateCommand';
export { importStateHandler, type ImportStateCommand } from './importStateCommand';
export { NOT_STATE } from './notState';
export { stateReportLines, toldLine, type StateProgress, type StateReport } from './report';
export { HEADER } from './stateFile';
