/**
 * The empty embedded database, made once and kept: to make it takes seven seconds of the processor, to load it one.
 * As jest's `globalSetup` this runs before the workers, so that they do not make one each.
 */
import { mkdirSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const folder = path.join(import.meta.dirname, '../../.cache');
const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
/** Another version makes another one. */
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

/** A new embedded database in memory. */
export const embeddedDatabase = () => PGlite.create({ loadDataDir: new Blob([readFileSync(template)]) });
