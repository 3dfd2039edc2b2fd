/**
 * Makes the embedded database that the workers copy, with tables and fixtures. An empty one is kept for later runs: making it
 * takes seven seconds of the processor.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { loadOnce } from './sources.mjs';

const folder = path.join(import.meta.dirname, '../../../.cache');
/** Each version of the package has its own empty database. */
const { version } = JSON.parse(
  readFileSync(path.join(path.dirname(loadOnce.resolve('@electric-sql/pglite')), '../package.json'), 'utf8'),
);
const empty = path.join(folder, `embedded-${version}.tar`);
const templateIn = (folderOfRun) => path.join(folderOfRun, 'embedded.tar');

const opened = (file) => PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) });

async function save(database, file) {
  const files = Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer());
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(unfinished, files);
  renameSync(unfinished, file);
}

/** Makes it in the folder of a run of tests. */
export async function makeTemplate(folderOfRun) {
  if (!existsSync(empty)) {
    const database = await PGlite.create();
    await save(database, empty);
    await database.close();
  }
  const database = await opened(empty);
  const pool = new pg.Pool({ ...createPgConfig(database), max: 1 });
  await loadOnce('./template.ts').fillTemplate(pool);
  await pool.end();
  await save(database, templateIn(folderOfRun));
  await database.close();
}

/** Opens a new embedded database in memory, with tables and fixtures. */
export const embeddedDatabase = () => opened(templateIn(process.env.TEST_FOLDER));
