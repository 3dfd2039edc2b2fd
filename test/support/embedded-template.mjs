/**
 * Makes an empty embedded database once and keeps it: making one takes seven seconds of the processor, loading it one.
 * As jest's `globalSetup` this runs before the workers, which would each make their own.
 */
import { mkdirSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const folder = path.join(import.meta.dirname, '../../.cache');
const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
/** Each version of the package has a template of its own. */
const { version } = JSON.parse(readFileSync(path.join(path.dirname(entry), '../package.json'), 'utf8'));
const template = path.join(folder, `embedded-${version}.tar`);

export default async function makeTemplate() {
  if (existsSync(template)) return;
  const database = await PGlite.create();
  const files = Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer());
  await database.close();
  mkdirSync(folder, { recursive: true });
  const unfinished = `${template}.${process.pid}`;
  writeFileSync(unfinished, files);
  renameSync(unfinished, template);
}

/** Opens a new embedded database in memory. */
export const embeddedDatabase = () => PGlite.create({ loadDataDir: new Blob([readFileSync(template)]) });
