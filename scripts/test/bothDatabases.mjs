/**
 * Which statements the tests have sent to which of the two databases (test/support/database-environment.mjs records
 * them), and from that, which test files have to run on both.
 *
 * The embedded database is PostgreSQL, compiled for one process with one connection. What may differ on a server is
 * its version, which a statement shows by being run once, and what happens when two transactions meet, which the
 * embedded database cannot show at all. So on PostgreSQL run: every file in which somebody asked for a connection while
 * a transaction was under way, and as many others as it takes for each statement to have been run there. This does
 * not show what one statement does with other values than those of the files that run there; `EVERY_FILE=1` runs all.
 * What the list has missed is run there after the others (scripts/test.mjs).
 */
import { mkdirSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const recordings = (folder) => path.join(folder, 'statements');

/** Path of the committed list, whose paths start at the root of the repository. */
export const LIST = 'test/support/postgresql.files.json';
/** Command that writes the list again. */
export const REMAKE = 'node scripts/postgresFiles.mjs';

/** Reduces statements that differ only in the number of values and rows to one. */
export function folded(statement) {
  return statement
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\$\d+/g, '$')
    .replace(/\$(?:, \$)+/g, '$')
    .replace(/\(\$\)(?:, \(\$\))+/g, '($)');
}

/** Records what a test file has done: its `statements` as they were sent, and the `seconds` of processor time. */
export function record(folder, { storage, file, statements, met, seconds }) {
  mkdirSync(recordings(folder), { recursive: true });
  const distinct = [...new Set([...statements].map(folded))].sort();
  const name = `${storage}-${file.replaceAll('/', '-')}.json`;
  const text = JSON.stringify({ storage, file, statements: distinct, met, seconds });
  writeFileSync(path.join(recordings(folder), name), text);
}

/** Returns the recordings on `storage`: `[{ file, statements, met, seconds }]`. */
export function recorded(folder, storage) {
  if (!existsSync(recordings(folder))) return [];
  return readdirSync(recordings(folder))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(recordings(folder), name), 'utf8')))
    .filter((one) => one.storage === storage);
}

/**
 * Returns, after a run of all tests, the files that have to run on PostgreSQL as well: with `{ file, why }` for each
 * statement and each meeting of transactions that it has not seen. Whether transactions meet is a matter of time, so
 * a file may be among these in one run and not in the next. Throws where PostgreSQL has seen nothing at all.
 */
export function leftForPostgres(folder) {
  const onServer = recorded(folder, 'postgresql');
  if (onServer.length === 0) throw new Error('No test has recorded what it sends to PostgreSQL');
  const files = new Set(onServer.map(({ file }) => file));
  const seen = new Set(onServer.flatMap(({ statements }) => statements));
  return recorded(folder, 'embedded').flatMap(({ file, statements, met }) => [
    ...(met && !files.has(file) ? [{ file, why: 'transactions met' }] : []),
    ...statements
      .filter((statement) => !seen.has(statement))
      .map((statement) => ({ file, why: `PostgreSQL has not run: ${statement}` })),
  ]);
}

/**
 * Returns the files that have to run on PostgreSQL, from recordings of every file on the embedded database. Files of
 * the present list come first where they still add something, so that the list changes little.
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
 * These files always run on PostgreSQL: they show which tables a server makes, and what it does with values of every
 * kind, even unexpected ones.
 */
const ALWAYS = ['test/server/storage.test.ts', 'test/server/http/fuzz.test.ts'];
