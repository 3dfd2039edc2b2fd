/**
 * Makes the list of the test files that run on PostgreSQL, too: runs every test of the server on the embedded database
 * and chooses by what was recorded (scripts/test/bothDatabases.mjs).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepare } from './prepare.mjs';

await prepare();
const { LIST, filesForPostgres, recorded } = await import('./test/bothDatabases.mjs');
const { runJest } = await import('./test/jest.mjs');

const list = path.join(import.meta.dirname, '..', LIST);
// The tests that start the built product have one database of its own.
const options = ['--testPathIgnorePatterns', 'test/server/process'];
let all = [];
const { success } = await runJest(['server'], options, (folder) => {
  all = recorded(folder, 'embedded');
  return [];
});
// What a test that fails did not send would be missing.
if (!success) process.exit(1);
const files = filesForPostgres(all, JSON.parse(readFileSync(list, 'utf8')));
writeFileSync(list, `${JSON.stringify(files, null, 2)}\n`);
console.log(`${files.length} of ${all.length} files that use the database run on PostgreSQL, too.`);
