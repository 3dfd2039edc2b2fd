/**
 * Which statements the tests have sent to which of the two databases (test/support/database-environment.mjs records
 * them), and from that, which test files have to run on both.
 *
 * The embedded database is PostgreSQL, compiled for one process with one connection. What may differ on a server is
 * its version, which a statement shows by being run once, and what happens when two transactions meet, which the
 * embedded database cannot show at all. So on PostgreSQL run: every file in which somebody asked for a connection while
 * a transaction was under way, and as many others as it takes for each statement to have been run there. This does
 * not show what one statement does with other values than those of the files that run there; `EVERY_FILE=1` runs all.
 */
import { mkdirSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const recordings = (folder) => path.join(folder, 'statements');

/** The committed list, paths from the root of the repository. */
export const LIST = 'test/support/postgresql.files.json';
/** What makes the list again. */
export const REMAKE = 'node scripts/postgresFiles.mjs';

/** Folds a statement to one, however many values and rows it was sent with. */
export function folded(statement) {
  return statement
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\$\d+/g, '$')
    .replace(/\$(?:, \$)+/g, '$')
    .replace(/\(\$\)(?:, \(\$\))+/g, '($)');
}

/** Keeps what one test file has done; `statements` as they were sent, `seconds` of the processor. */
export function record(folder, { storage, file, statements, met, seconds }) {
  mkdirSync(recordings(folder), { recursive: true });
  const distinct = [...new Set([...statements].map(folded))].sort();
  const name = `${storage}-${file.replaceAll('/', '-')}.json`;
  const text = JSON.stringify({ storage, file, statements: distinct, met, seconds });
  writeFileSync(path.join(recordings(folder), name), text);
}

/** Returns what was recorded on `storage`: `[{ file, statements, met, seconds }]`. */
export function recorded(folder, storage) {
  if (!existsSync(recordings(folder))) return [];
  return readdirSync(recordings(folder))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(recordings(folder), name), 'utf8')))
    .filter((one) => one.storage === storage);
}

/**
 * Returns of a whole run the lines that say which statements and meetings of transactions PostgreSQL has not seen; none is
 * good.
 */
export function faultsOf(folder) {
  const onServer = recorded(folder, 'postgresql');
  const files = new Set(onServer.map(({ file }) => file));
  const seen = new Set(onServer.flatMap(({ statements }) => statements));
  const faults = recorded(folder, 'embedded').flatMap(({ file, statements, met }) => [
    ...(met && !files.has(file) ? [`${file} has transactions that meet and does not run on PostgreSQL`] : []),
    ...statements
      .filter((statement) => !seen.has(statement))
      .map((statement) => `PostgreSQL has not run what ${file} sends: ${statement}`),
  ]);
  if (onServer.length === 0) faults.push('No test has recorded what it sends to PostgreSQL');
  return faults.length === 0 ? [] : [...faults, `The list of files for PostgreSQL is made by: ${REMAKE}`];
}

/**
 * The files that have to run on PostgreSQL, of recordings of every file on the embedded database. Those listed before
 * come first where they still add something, so that the list changes as little as it has to.
 */
export function filesForPostgres(all, before) {
  const chosen = all.filter(({ met, file }) => met || ALWAYS.includes(file));
  const seen = new Set(chosen.flatMap(({ statements }) => statements));
  const left = all.filter((one) => !chosen.includes(one));
  const added = ({ statements }) => statements.filter((statement) => !seen.has(statement)).length;
  const worth = (one) => (added(one) / Math.max(one.seconds, 0.1)) * (before.includes(one.file) ? 10 : 1);
  for (;;) {
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a), left[0]);
    if (!best || added(best) === 0) break;
    chosen.push(best);
    for (const statement of best.statements) seen.add(statement);
  }
  return chosen.map(({ file }) => file).sort();
}

/**
 * What tables a server makes, what it does with values of each kind, and what with those that nobody means, is asked of
 * PostgreSQL in any case.
 */
const ALWAYS = ['test/server/storage.test.ts', 'test/server/http/fuzz.test.ts'];
