export type { ImportProgress } from './import';
export { importHandler, type ImportCommand } from './importCommand';
export { MetadataError } from './metadataError';
export { SIGNATURE_NOTICE, reportLines, type ImportReport } from './report';
export { importSource } from './source';
export { clearStaged } from './stagingTable';
