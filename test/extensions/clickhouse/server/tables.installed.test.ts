/** Tables that operators make themselves, as the documents say (REQUIREMENTS 344). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEngineAddress } from '../../../../server/extensions/clickhouse/address';
import type { Engine } from '../../../../server/extensions/clickhouse/engine';
import { engineAt } from '../../../../server/extensions/clickhouse/engineAt';
import { openTestDatabase, type TestDatabase } from '../../../support/server/database';
import { mail, north, south, wiki } from '../../../support/server/fixtures';
import { countedIn, csvOf, importText, type TestLogin } from '../../../support/server/logins';
import { root } from '../../../support/product/serverProcess';
import { statsUrl } from '../statsUrl';

const page = readFileSync(path.join(root, 'docs/CLICKHOUSE.md'), 'utf8');
/** The statements of the page that make a table. */
const statements = [...page.matchAll(/^create table [^;]*;/gm)].map(([statement]) => statement);
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Returns a separate database beside that of the tests. */
async function emptyDatabase(name: string): Promise<string> {
  const engine = engineAt(readEngineAddress(statsUrl));
  await engine.run(`drop database if exists ${engine.address.database}_${name}`);
  await engine.run(`create database ${engine.address.database}_${name}`);
  return statsUrl.replace(/\/(\w+)$/, `/$1_${name}`);
}

/** Returns the columns of the tables, and what they are ordered and partitioned by. */
async function tablesOf(engine: Engine): Promise<readonly unknown[]> {
  const columns = await engine.rows(
    `select table, name, type from system.columns where database = currentDatabase() and table not like '%_local'
     order by table, name`,
  );
  const made = await engine.rows(
    `select name, create_table_query from system.tables where database = currentDatabase() order by name`,
  );
  const ends = made.map(([name, query]) => [
    String(name).replace('_local', ''),
    /PARTITION BY [\w()]+|ORDER BY \(.*?\)/g[Symbol.match](String(query))?.join(' ') ?? '',
  ]);
  return [...columns, ...ends.filter(([, end]) => end !== '')];
}

test('the tables of the documents are those that the server makes; distributed ones hold logins as well', async () => {
  expect(statements).toHaveLength(4);
  const settings = { STATS_URL: `${await emptyDatabase('shared')}?cluster=stats` };
  const engine = engineAt(readEngineAddress(await emptyDatabase('shared')));
  // A single server without a Keeper has no replicas, and runs the statements for a cluster by itself.
  const alone = statements.map((statement) =>
    statement
      .replace(/^create table (login|login_year) on cluster stats \(/, 'create table $1_local (')
      .replace(' on cluster stats', '')
      .replace(/Replicated(\w+)\('[^']*', '[^']*'(?:, )?/, '$1(')
      .replace('currentDatabase()', engine.address.database)
      .replace(/;$/, ''),
  );
  const made = engineAt(readEngineAddress(await emptyDatabase('made')));
  const wanted = await tablesOf(made);

  const raw = engineAt(readEngineAddress(statsUrl));
  for (const statement of alone)
    await raw.run(
      statement
        .replace(/create table (\w+)/, `create table ${engine.address.database}.$1`)
        .replace(/ as (\w+_local)/, ` as ${engine.address.database}.$1`),
    );
  expect(wanted.length).toBeGreaterThan(15);
  expect(await tablesOf(engine)).toEqual(wanted);

  const logins: TestLogin[] = Array.from({ length: 60 }, (_, at) => [
    new Date(Date.UTC(2025, 10, 1) + at * 86_400_000).toISOString(),
    `p${at % 7}`,
    at % 3 ? wiki : mail,
    at % 2 ? north : south,
  ]);
  for (const added of [60, 0])
    expect(
      (await importText(database, csvOf(logins.slice(0, 60)), { settings, now: new Date('2027-01-01') }))
        .added,
    ).toBe(added);
  const counts = await countedIn(database, '2025', settings);
  expect(counts[`${north} *`]).toEqual([30, 7]);
  const stored = await raw.rows(`select toUInt32(count()) from ${engine.address.database}.login_local`);
  expect(stored).toEqual([[60]]);
});
