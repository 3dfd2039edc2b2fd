import type { Module } from '../../platform/module';
import { importHandler } from './importCommand';
import { readMetadataSettings } from './settings';
import { clearStaged } from './stagingTable';
import { people } from './people';

export { certificateEnds } from './reading/certificateEnds';
export { lockFeeds, conclude } from './exchange';
export { recordImport } from './recordImport';
export { onlyIn, removeFeed } from './removeFeed';
export { noteRefreshed } from './feedState';
export { importMetadata, TooMuchGoes } from './import';
export { USUAL_BRAKE } from './importCommand';
export { MetadataError } from './reading/metadataError';
export { readMetadata } from './reading/readMetadata';
export type { MetadataEntity } from './reading/entity';
export { LARGEST_LOGO, readLogo } from './reading/readLogo';
export { importProgressText, reportLines, type ImportProgress, type ImportReport } from './report';
export { scopeConflicts, type ScopeConflict } from './separation';
export { SignatureRefused } from './signature/refused';
export { readTrust } from './signature/trust';
export { verifyInThread, type Verify } from './signature/verifyInThread';
export { importSource, openSource, sourceIn, type Fetch, type OpenSource } from './source';
export type { FeedTable } from './tables';

export const metadata: Module<never> = {
  name: 'metadata',
  settings: (settings) => ({ metadata: readMetadataSettings(settings) }),
  // A killed import leaves its rows in the staging table.
  prepare: ({ database }) => database.transaction((tx) => clearStaged(tx)),
  commands: { import: importHandler },
  people,
};
