/// <reference types="webpack/module" />
import path from 'node:path';
import { run } from './cli/run';
import type { Program } from './platform/control/program';

/** Command line: `node dist/server/cli.js COMMAND …`. Each command is loaded separately. */
const files = import.meta.glob<Program>('./**/*.cli.ts', { import: 'command' });
const programs = Object.entries(files).map(([file, load]) => [path.basename(file, '.cli.ts'), load] as const);

void run(new Map(programs), process.argv.slice(2));
