import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { importMetadata, type ImportOptions } from '../../../server/modules/metadata/import';
import type { MetadataEntity } from '../../../server/modules/metadata/reading/entity';
import { openSource } from '../../../server/modules/metadata/source';
import { MetadataParser } from '../../../server/modules/metadata/reading/parser';
import type { ImportProgress, ImportReport } from '../../../server/modules/metadata/report';
import type { Database } from '../../../server/platform/storage/database';
import type { TestDatabase } from './database';

export const importNow = new Date('2026-11-21T12:00:00Z');
/** The rules of an import, unless a test gives others. */
export const importRules = { now: importNow, absenceDays: 30, institutions: {} };

/** Imports metadata from a text, by way of a file. */
export async function importText(
  database: Database,
  text: string | Uint8Array,
  options: Partial<ImportOptions> = {},
  onProgress: (progress: ImportProgress) => void = () => {},
): Promise<ImportReport> {
  const folder = await mkdtemp(path.join(tmpdir(), 'metadata-'));
  const file = path.join(folder, 'aggregate.xml');
  try {
    await writeFile(file, text);
    const opened = await openSource({ kind: 'file', path: file });
    if (!opened) throw new Error('A file is always another version');
    return await importMetadata(database, opened, { ...importRules, ...options }, onProgress);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Parses the entities of a text, which the parser gets in pieces of a few characters. */
export function parse(text: string, piece = 7, allowExpired = false) {
  const entities: MetadataEntity[] = [];
  const parser = new MetadataParser({
    file: 'aggregate.xml',
    now: importNow,
    allowExpired,
    onEntity: (entity) => entities.push(entity),
  });
  for (let start = 0; start < text.length; start += piece) parser.write(text.slice(start, start + piece));
  parser.end();
  return { entities, aggregate: parser.aggregate };
}

/** Resets to the fixtures, and leaves room for the numbers that the database gives. */
export async function resetForImport(database: TestDatabase): Promise<void> {
  await database.reset();
  await sql`select setval('eid_seq', 1000)`.execute(database.read);
}

/** Returns all rows that an import may touch, in a fixed order. */
export async function everything(database: Database): Promise<unknown> {
  const { read } = database;
  return {
    institutions: await read.selectFrom('institution').selectAll().orderBy('entity_id').execute(),
    services: await read.selectFrom('service').selectAll().orderBy('entity_id').execute(),
    kept: await read.selectFrom('feed_entity').selectAll().orderBy('entity_id').orderBy('feed').execute(),
    feeds: await read.selectFrom('feed').selectAll().orderBy('name').execute(),
    staged: await read.selectFrom('metadata_staging').selectAll().execute(),
    version: await read.selectFrom('setting').selectAll().orderBy('name').execute(),
  };
}
