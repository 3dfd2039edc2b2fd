/** `npm run documents`: writes what the documents say that the code knows (`server/documents.ts`). */
import { prepare } from './prepare.mjs';

await prepare();
await import('../dist/server/documents.js');
