/**
 * Writes the list of the test files that run on PostgreSQL, too: runs every test of the server on the embedded
 * database, and chooses by the recorded statements (scripts/test/bothDatabases.mjs).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepare } from './prepare.mjs';

await prepare();
const { LIST, filesForPostgres, recorded } = await import('./test/bothDatabases.mjs');
const { runJest } = await import('./test/jest.mjs');

const list = path.join(import.meta.dirname, '..', LIST);
// Tests that start the built product use a database of their own, which is not recorded.
const options = ['--testPathIgnorePatterns', 'test/server/process'];
let all = [];
const { success } = await runJest(['server'], options, (folder) => {
  all = recorded(folder, 'embedded');
});
// A failed test may not have sent all its statements.
if (!success) process.exit(1);
const files = filesForPostgres(all, JSON.parse(readFileSync(list, 'utf8')));
writeFileSync(list, `${JSON.stringify(files, null, 2)}\n`);
console.log(`${files.length} of ${all.length} files that use the database run on PostgreSQL, too.`);
