/** Creates an empty embedded database in `dist/new-database`, which a first start copies. */
import { PGlite } from '@electric-sql/pglite';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../dist/new-database');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const database = await PGlite.create(folder);
await database.close();
// Copies are as private as what they are copied from.
for (const file of ['.', ...readdirSync(folder, { recursive: true })]) {
  const { mode } = statSync(path.join(folder, file));
  chmodSync(path.join(folder, file), mode & 0o700);
}
