/** Creates an empty embedded database in `dist/new-database`, which a first start copies. */
import { PGlite } from '@electric-sql/pglite';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../dist/new-database');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const database = await PGlite.create(folder);
await database.close();
