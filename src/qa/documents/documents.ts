/** What `npm run charts` bundles and calls. */
export { chartMembers } from './chartMembers';
export { writeDocuments } from './writeDocuments';
